/**
 * One line under a service's name where other pages link to it, by group slug
 * and slug; apart from the pages' copy, so that no page loads another's.
 */
export const SERVICE_BLURBS: Readonly<Record<string, string>> = {
  'emergency-locksmith/car-lockout': 'Any make. No wedge marks, no broken glass.',
  'emergency-locksmith/house-lockout': 'Picked, not kicked. Your lock goes on working.',
  'emergency-locksmith/business-lockout': 'Shutters, mortise locks, aluminum doors.',
  'emergency-locksmith/storage-unit-lockout': 'Disc locks cut clean; a new one fitted.',
  'residential-locksmith/lock-replacement': 'A new lock in the holes you have.',
  'residential-locksmith/lock-rekey': 'Same lock, new pins, old keys dead.',
  'residential-locksmith/lock-repair': 'Often it is the hinge. We look there first.',
  'residential-locksmith/gate-locks': 'Locks that live out in the rain.',
  'commercial-locksmith/lock-replacement': 'Levers, mortise locks, storefront latches.',
  'commercial-locksmith/lock-rekey': 'New pins or a new core after staff leave.',
  'commercial-locksmith/emergency-exit-device': 'Panic bars that open, and then lock again.',
  'commercial-locksmith/master-key': 'Their key opens one. Yours opens all.',
  'commercial-locksmith/access-control': 'Cards and codes you can cancel.',
  'auto-locksmith/car-key-replacement': 'Lost the last one? We start from the VIN.',
  'auto-locksmith/key-fob-programming': 'Pairing a fob you bought, or one of ours.',
  'auto-locksmith/car-key-duplicate': 'A spare, before you need one.',
  'auto-locksmith/car-key-cutting': 'By code or by eye, on the van.',
  'auto-locksmith/ignition-lock-cylinder': 'Key turns halfway? The cylinder is worn.',
}
