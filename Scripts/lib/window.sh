# Functions that read and control a window in Xvfb. Sourced by Scripts/test-window, which has set `scratch` to a folder of its own
# and `shots` to the folder for screenshots.
# shellcheck shell=bash

screen_width=1000
screen_height=1000

# Starts Xvfb on a free display, with its screen in a file, and exports DISPLAY.
start_screen() {
  Xvfb -displayfd 5 -screen 0 "${screen_width}x${screen_height}x24" -fbdir "$scratch" -nolisten tcp -noreset \
    5>"$scratch/display" 2>"$scratch/xvfb.log" &
  screen_pid=$!
  until_true 100 "Xvfb to start" test -s "$scratch/display"
  DISPLAY=":$(cat "$scratch/display")"
  export DISPLAY
  unset WAYLAND_DISPLAY SDL_VIDEODRIVER
}

# until_true TIMES WHAT COMMAND...: tries a command every 50 ms.
until_true() {
  local times=$1 what=$2 try
  shift 2
  for ((try = 0; try < times; try++)); do
    if "$@" 2>/dev/null; then return; fi
    sleep 0.05
  done
  echo "Scripts/test-window: expected $what" >&2
  exit 1
}

# Finds the window and its position on the screen.
find_window() {
  window=$(xdotool search --onlyvisible --pid "$demo_pid" --name . | head -n 1)
  [ -n "$window" ] || return 1
  eval "$(xdotool getwindowgeometry --shell "$window" | sed -n 's/^X=/left=/p; s/^Y=/top=/p; s/^WIDTH=/width=/p; s/^HEIGHT=/height=/p')"
}

# Takes a picture of the screen: Xvfb's file is in XWD format.
take_screenshot() { cp "$scratch/Xvfb_screen0" "$scratch/shot"; }

# Keeps the last screenshot, as a PNG if it can be converted.
keep_screenshot() {
  cp "$scratch/shot" "$shots/$1.xwd"
  if command -v convert >/dev/null && convert "xwd:$shots/$1.xwd" "$shots/$1.png" 2>/dev/null; then rm "$shots/$1.xwd"; fi
}

# Prints the offset of a pixel. Pixels follow the header and the color table, four bytes each: blue, green, red, unused.
offset_of() {
  local -a header
  read -ra header <<<"$(od -A n -t u4 --endian=big -v -w80 -N 80 "$scratch/shot")"
  echo $((header[0] + header[19] * 12 + ($2 + top) * header[12] + ($1 + left) * 4))
}

# color_at X Y: prints red, green and blue at a point of the window in the last screenshot.
color_at() {
  local -a bytes
  read -ra bytes <<<"$(od -A n -t u1 -j "$(offset_of "$1" "$2")" -N 4 "$scratch/shot")"
  echo "${bytes[2]} ${bytes[1]} ${bytes[0]}"
}

is_near() {
  local difference
  for difference in $(($1 - $4)) $(($2 - $5)) $(($3 - $6)); do
    [ "${difference#-}" -le 3 ] || return 1
  done
}

# is_color NAME RED GREEN BLUE: compares with a named color. Pages have their names.
is_color() {
  case $1 in
    today) is_near 41 110 217 "$2" "$3" "$4" ;;
    search) is_near 219 97 43 "$2" "$3" "$4" ;;
    settings) is_near 33 143 105 "$2" "$3" "$4" ;;
    profile) is_near 128 74 181 "$2" "$3" "$4" ;;
    gray) [ "$2" -lt 240 ] && [ "$2" -gt 200 ] && [ "$2" -eq "$3" ] && [ "$3" -eq "$4" ] ;;
    tint) is_near 0 122 255 "$2" "$3" "$4" ;;
    white) is_near 255 255 255 "$2" "$3" "$4" ;;
    black) is_near 0 0 0 "$2" "$3" "$4" ;;
    *) echo "no color $1" >&2; exit 2 ;;
  esac
}

# The bar's tabs are 49 points high, above the home indicator's 34.
bar_top=83

# Prints the tab, from 1 to 4, whose image and title have the most tint color in the last screenshot.
selected_tab() {
  local row_bytes=$((screen_width * 4))
  od -A n -t u1 -v -w"$row_bytes" -j "$(offset_of $((-left)) $((height - bar_top + 5)))" -N $((40 * row_bytes)) "$scratch/shot" |
    awk -v left="$left" -v width="$width" '
      { for (x = 0; x < width; x++) {
          i = (left + x) * 4 + 1
          if ($i > 200 && $(i + 2) < 100) found[int(x * 4 / width) + 1]++
        } }
      END { best = 0; for (tab in found) if (found[tab] > found[best]) best = tab; print best }'
}

# Prints a checksum of the bar's pixels in the last screenshot.
bar_sum() {
  dd if="$scratch/shot" iflag=skip_bytes,count_bytes status=none skip="$(offset_of $((-left)) $((height - bar_top + 1)))" \
    count=$((screen_width * 4 * 47)) | cksum
}

# Returns 0 if the last screenshot shows all points: X,Y:COLOR, or tab:N.
shows() {
  local point where
  for point in "$@"; do
    where=${point%:*}
    if [ "$where" = tab ]; then
      [ "$(selected_tab)" = "${point#*:}" ] || { missed="$point, found tab:$(selected_tab)"; return 1; }
    else
      # shellcheck disable=SC2046
      is_color "${point#*:}" $(color_at "${where%,*}" "${where#*,}") ||
        { missed="$point, found $(color_at "${where%,*}" "${where#*,}")"; return 1; }
    fi
  done
}

# expect NAME POINT...: takes screenshots until one shows all points, for ten seconds.
expect() {
  local name=$1 try
  shift
  for ((try = 0; try < 200; try++)); do
    kill -0 "$demo_pid" 2>/dev/null || { echo "window: $name: the demo has ended" >&2; exit 1; }
    take_screenshot
    if shows "$@"; then
      keep_screenshot "$name"
      echo "window: $name"
      return
    fi
    sleep 0.05
  done
  keep_screenshot "$name"
  echo "window: $name: expected $missed; see $shots/$name" >&2
  exit 1
}

# The mouse, in points of the window.
move() { xdotool mousemove $(($1 + left)) $(($2 + top)); }
press() { move "$1" "$2" && xdotool mousedown 1; }
release() { xdotool mouseup 1; }

# Lifts a finger after a rest. Without it, the end may count as a flick, because a busy machine delivers the last moves late.
let_go() { sleep 0.5 && release; }

# drag X Y TRAVEL: presses, and moves evenly to the right (or left) in steps of 4 points. The button stays down.
drag() {
  local moves=() step direction=4
  [ "$3" -gt 0 ] || direction=-4
  press "$1" "$2"
  for ((step = direction; step * direction <= $3 * direction; step += direction)); do
    moves+=(mousemove $(($1 + left + step)) $(($2 + top)) sleep 0.006)
  done
  xdotool "${moves[@]}"
}

# Prints the demo's processor time, in hundredths of a second.
processor_time() { awk '{ print $14 + $15 }' "/proc/$demo_pid/stat"; }

# Prints the number of frames so far. The demo writes a line for each.
frame_count() { wc -l <"$scratch/trace"; }

is_at_rest() {
  local count
  count=$(frame_count)
  sleep 0.2
  [ "$count" = "$(frame_count)" ]
}

# Waits until nothing moves, because a press during a transition would grab it.
until_rest() { until_true 40 "frames to end" is_at_rest; }
