/// The position of a key on a keyboard, regardless of its label: the usages of page 7 of the USB "HID Usage Tables".
/// Raw values match the header's. The names are those of a North American keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  // Codes that a keyboard reports instead of a key.
  case keyboardErrorRollOver = 0x01
  case keyboardPOSTFail = 0x02
  case keyboardErrorUndefined = 0x03

  // Letters.
  case keyboardA = 0x04
  case keyboardB = 0x05
  case keyboardC = 0x06
  case keyboardD = 0x07
  case keyboardE = 0x08
  case keyboardF = 0x09
  case keyboardG = 0x0a
  case keyboardH = 0x0b
  case keyboardI = 0x0c
  case keyboardJ = 0x0d
  case keyboardK = 0x0e
  case keyboardL = 0x0f
  case keyboardM = 0x10
  case keyboardN = 0x11
  case keyboardO = 0x12
  case keyboardP = 0x13
  case keyboardQ = 0x14
  case keyboardR = 0x15
  case keyboardS = 0x16
  case keyboardT = 0x17
  case keyboardU = 0x18
  case keyboardV = 0x19
  case keyboardW = 0x1a
  case keyboardX = 0x1b
  case keyboardY = 0x1c
  case keyboardZ = 0x1d

  // Digits, in the row above the letters.
  case keyboard1 = 0x1e
  case keyboard2 = 0x1f
  case keyboard3 = 0x20
  case keyboard4 = 0x21
  case keyboard5 = 0x22
  case keyboard6 = 0x23
  case keyboard7 = 0x24
  case keyboard8 = 0x25
  case keyboard9 = 0x26
  case keyboard0 = 0x27

  // Punctuation and control keys of the main block.
  case keyboardReturnOrEnter = 0x28
  case keyboardEscape = 0x29
  case keyboardDeleteOrBackspace = 0x2a
  case keyboardTab = 0x2b
  case keyboardSpacebar = 0x2c
  case keyboardHyphen = 0x2d
  case keyboardEqualSign = 0x2e
  case keyboardOpenBracket = 0x2f
  case keyboardCloseBracket = 0x30
  case keyboardBackslash = 0x31
  case keyboardNonUSPound = 0x32
  case keyboardSemicolon = 0x33
  case keyboardQuote = 0x34
  case keyboardGraveAccentAndTilde = 0x35
  case keyboardComma = 0x36
  case keyboardPeriod = 0x37
  case keyboardSlash = 0x38
  case keyboardCapsLock = 0x39

  // Function keys.
  case keyboardF1 = 0x3a
  case keyboardF2 = 0x3b
  case keyboardF3 = 0x3c
  case keyboardF4 = 0x3d
  case keyboardF5 = 0x3e
  case keyboardF6 = 0x3f
  case keyboardF7 = 0x40
  case keyboardF8 = 0x41
  case keyboardF9 = 0x42
  case keyboardF10 = 0x43
  case keyboardF11 = 0x44
  case keyboardF12 = 0x45

  // The keys between the main block and the keypad.
  case keyboardPrintScreen = 0x46
  case keyboardScrollLock = 0x47
  case keyboardPause = 0x48
  case keyboardInsert = 0x49
  case keyboardHome = 0x4a
  case keyboardPageUp = 0x4b
  case keyboardDeleteForward = 0x4c
  case keyboardEnd = 0x4d
  case keyboardPageDown = 0x4e
  case keyboardRightArrow = 0x4f
  case keyboardLeftArrow = 0x50
  case keyboardDownArrow = 0x51
  case keyboardUpArrow = 0x52

  // The keypad.
  case keypadNumLock = 0x53
  case keypadSlash = 0x54
  case keypadAsterisk = 0x55
  case keypadHyphen = 0x56
  case keypadPlus = 0x57
  case keypadEnter = 0x58
  case keypad1 = 0x59
  case keypad2 = 0x5a
  case keypad3 = 0x5b
  case keypad4 = 0x5c
  case keypad5 = 0x5d
  case keypad6 = 0x5e
  case keypad7 = 0x5f
  case keypad8 = 0x60
  case keypad9 = 0x61
  case keypad0 = 0x62
  case keypadPeriod = 0x63

  // Keys that only some keyboards have.
  case keyboardNonUSBackslash = 0x64
  case keyboardApplication = 0x65
  case keyboardPower = 0x66
  case keypadEqualSign = 0x67

  // More function keys.
  case keyboardF13 = 0x68
  case keyboardF14 = 0x69
  case keyboardF15 = 0x6a
  case keyboardF16 = 0x6b
  case keyboardF17 = 0x6c
  case keyboardF18 = 0x6d
  case keyboardF19 = 0x6e
  case keyboardF20 = 0x6f
  case keyboardF21 = 0x70
  case keyboardF22 = 0x71
  case keyboardF23 = 0x72
  case keyboardF24 = 0x73

  // Keys for commands and media.
  case keyboardExecute = 0x74
  case keyboardHelp = 0x75
  case keyboardMenu = 0x76
  case keyboardSelect = 0x77
  case keyboardStop = 0x78
  case keyboardAgain = 0x79
  case keyboardUndo = 0x7a
  case keyboardCut = 0x7b
  case keyboardCopy = 0x7c
  case keyboardPaste = 0x7d
  case keyboardFind = 0x7e
  case keyboardMute = 0x7f
  case keyboardVolumeUp = 0x80
  case keyboardVolumeDown = 0x81
  case keyboardLockingCapsLock = 0x82
  case keyboardLockingNumLock = 0x83
  case keyboardLockingScrollLock = 0x84

  // Keys of keyboards for other languages.
  case keypadComma = 0x85
  case keypadEqualSignAS400 = 0x86
  case keyboardInternational1 = 0x87
  case keyboardInternational2 = 0x88
  case keyboardInternational3 = 0x89
  case keyboardInternational4 = 0x8a
  case keyboardInternational5 = 0x8b
  case keyboardInternational6 = 0x8c
  case keyboardInternational7 = 0x8d
  case keyboardInternational8 = 0x8e
  case keyboardInternational9 = 0x8f
  case keyboardLANG1 = 0x90
  case keyboardLANG2 = 0x91
  case keyboardLANG3 = 0x92
  case keyboardLANG4 = 0x93
  case keyboardLANG5 = 0x94
  case keyboardLANG6 = 0x95
  case keyboardLANG7 = 0x96
  case keyboardLANG8 = 0x97
  case keyboardLANG9 = 0x98

  // Keys of terminals.
  case keyboardAlternateErase = 0x99
  case keyboardSysReqOrAttention = 0x9a
  case keyboardCancel = 0x9b
  case keyboardClear = 0x9c
  case keyboardPrior = 0x9d
  case keyboardReturn = 0x9e
  case keyboardSeparator = 0x9f
  case keyboardOut = 0xa0
  case keyboardOper = 0xa1
  case keyboardClearOrAgain = 0xa2
  case keyboardCrSelOrProps = 0xa3
  case keyboardExSel = 0xa4

  // Modifier keys.
  case keyboardLeftControl = 0xe0
  case keyboardLeftShift = 0xe1
  case keyboardLeftAlt = 0xe2
  case keyboardLeftGUI = 0xe3
  case keyboardRightControl = 0xe4
  case keyboardRightShift = 0xe5
  case keyboardRightAlt = 0xe6
  case keyboardRightGUI = 0xe7

  // Reserved.
  case keyboard_Reserved = 0xffff

  // Other names for the same keys.
  /// LANG1.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// LANG2.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// LANG1.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// LANG2.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// LANG3.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// LANG4.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// LANG5.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
