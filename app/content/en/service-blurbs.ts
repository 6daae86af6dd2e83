/**
 * One line under a service's name where other pages link to it, by group slug
 * and slug; apart from the pages' copy, so that no page loads another's.
 */
export const SERVICE_BLURBS: Readonly<Record<string, string>> = {
  'emergency-locksmith/car-lockout': 'Keys in the car or the trunk? We open it on the spot.',
  'emergency-locksmith/house-lockout': 'Locked out at home? We pick the lock if we can.',
  'emergency-locksmith/business-lockout': 'Store, office or shutter stuck? We open it any time.',
  'emergency-locksmith/storage-unit-lockout': 'We take off the lock. A new one costs extra.',
  'residential-locksmith/lock-replacement': 'A new deadbolt, knob or keypad on your door.',
  'residential-locksmith/lock-rekey': 'You keep the lock. The old keys stop working.',
  'residential-locksmith/lock-repair': 'Lock sticks or spins? We fix it, or fix the door.',
  'residential-locksmith/gate-locks': 'Locks for iron and wooden gates, fixed or new.',
  'commercial-locksmith/lock-replacement': 'New locks for store, office and building doors.',
  'commercial-locksmith/lock-rekey': 'Someone left? New keys work and old keys do not.',
  'commercial-locksmith/emergency-exit-device': 'Panic bars and exit alarms, fixed or new.',
  'commercial-locksmith/master-key': 'Your key opens every door. Theirs opens one.',
  'commercial-locksmith/access-control': 'Cards and codes that you can turn off.',
  'auto-locksmith/car-key-replacement': 'Lost your only key? We make a new one on the spot.',
  'auto-locksmith/key-fob-programming': 'We program the fob you bought, or sell you one.',
  'auto-locksmith/car-key-duplicate': 'A spare costs less while you still have a key.',
  'auto-locksmith/car-key-cutting': 'A new metal blade, cut by code or from your key.',
  'auto-locksmith/ignition-lock-cylinder': 'Key stuck or won’t turn? We fix the ignition.',
}
