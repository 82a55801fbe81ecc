# Prints the failures in the output of Swift Testing, each in full, and its last line with the number of tests. If the process
# ended before that line, prints the test that was running, and what followed.
#
# usage: awk -f failures.awk LOG
/^(◇|✔|━|➜|⚠) / { fails = 0 }
/^✘ / { fails = 1 }
/^[^ ]+ Test run with [0-9]/ { last = $0; next }
fails { print }
{ rest = /^◇ / ? $0 : rest "\n" $0 }
END { print last ? last : "expected the tests to end, found:\n" rest }
