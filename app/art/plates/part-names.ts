/**
 * Which parts every plate names, in reading order (A, B, C ...). Keys are a
 * group's slug, or `group slug/service slug` (domain/services.ts). The copy's
 * callouts and the drawings' points both answer to this list, so a word never
 * points at nothing. What each key stands for is said beside it.
 *
 * Room beside a drawing is small: a callout's title has at most 20 characters,
 * its text at most 48 (it breaks into two lines).
 */
export const PLATE_PARTS = {
  /** A door at night: the lamp over it, the house number, the lock in it, the key seen inside. */
  'emergency-locksmith': ['lamp', 'number', 'lock', 'key'],
  /** Car door in section: air wedge in the gap, long-reach rod, inside handle, weather strip. */
  'emergency-locksmith/car-lockout': ['wedge', 'rod', 'handle', 'strip'],
  /** Door edge in section: latch and strike; the pins of the cylinder over a pick and a tension wrench. */
  'emergency-locksmith/house-lockout': ['latch', 'strike', 'pins', 'pick', 'wrench'],
  /** Aluminum storefront door: mortise cylinder, hook bolt in the stile, thumb turn, padlock of the shutter. */
  'emergency-locksmith/business-lockout': ['cylinder', 'hook', 'turn', 'padlock'],
  /** Disc lock in section: shackle, the disc-shaped housing that is cut, the hasp that stays, the new lock. */
  'emergency-locksmith/storage-unit-lockout': ['shackle', 'housing', 'hasp', 'new'],

  /** A front door and its gate: deadbolt, knob, the keys handed out over the years, garden gate. */
  'residential-locksmith': ['deadbolt', 'knob', 'keys', 'gate'],
  /** Deadbolt exploded along its axis: outside cylinder, tailpiece, bolt, thumb turn, strike with long screws. */
  'residential-locksmith/lock-replacement': ['cylinder', 'tailpiece', 'bolt', 'turn', 'strike'],
  /** Cylinder taken apart: plug, the old pins that come out, the new pins, springs. */
  'residential-locksmith/lock-rekey': ['plug', 'old', 'new', 'springs'],
  /** Mortise case with its cover off: latch bolt, spindle hub, broken spring, deadbolt. */
  'residential-locksmith/lock-repair': ['latch', 'hub', 'spring', 'bolt'],
  /** Iron gate: lock box welded between pickets, latch, keeper on the post, weather cover over the keyhole. */
  'residential-locksmith/gate-locks': ['box', 'latch', 'keeper', 'cover'],

  /** A shop in plan: front door, office door, card reader at the stockroom, exit bar at the back. */
  'commercial-locksmith': ['front', 'office', 'reader', 'exit'],
  /** Storefront lever lock exploded: cylinder, lever, latch in the stile, strike in the frame. */
  'commercial-locksmith/lock-replacement': ['cylinder', 'lever', 'latch', 'strike'],
  /** Interchangeable core: figure-8 core, its pins, the control key that pulls it, the housing that stays. */
  'commercial-locksmith/lock-rekey': ['core', 'pins', 'control', 'housing'],
  /** Panic bar: push bar, latch, strike on the jamb, dogging (the hex-key hold-back inside the bar). */
  'commercial-locksmith/emergency-exit-device': ['bar', 'latch', 'strike', 'dogging'],
  /** One key over three: master key, change keys, master wafers between the pins, the two shear lines they make. */
  'commercial-locksmith/master-key': ['master', 'keys', 'wafers', 'shear'],
  /** Opening with electric strike: reader, controller, strike, card. */
  'commercial-locksmith/access-control': ['reader', 'controller', 'strike', 'card'],

  /** A car from the side: door lock, ignition, fob, key. */
  'auto-locksmith': ['door', 'ignition', 'fob', 'key'],
  /** Transponder key: buttons of the head, chip, cut of the blade. */
  'auto-locksmith/car-key-replacement': ['buttons', 'chip', 'cut'],
  /** Fob opened: button pad, circuit board, antenna, battery. */
  'auto-locksmith/key-fob-programming': ['pad', 'board', 'antenna', 'battery'],
  /** Two keys on the duplicator: the original, the tracing guide that follows it, the cutter, the copy. */
  'auto-locksmith/car-key-duplicate': ['original', 'guide', 'cutter', 'copy'],
  /** Code cutting: cutter wheel, blank, vise that holds it, code card the depths come from. */
  'auto-locksmith/car-key-cutting': ['wheel', 'blank', 'vise', 'code'],
  /** Ignition cylinder: wafers, housing, cam at the end, pointer of the positions. */
  'auto-locksmith/ignition-lock-cylinder': ['wafers', 'housing', 'cam', 'pointer'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Name of a page's plate. */
export type PlateName = keyof typeof PLATE_PARTS
