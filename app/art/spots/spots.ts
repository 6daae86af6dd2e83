import * as automotive from './automotive.ts'
import * as commercial from './commercial.ts'
import * as emergency from './emergency.ts'
import * as residential from './residential.ts'

/** Draws one service in a 96 by 96 box, with the pen of `pen.ts`. */
export type Spot = () => string

/** Units of a spot's box. */
export const SPOT_SIZE = 96

/** The spot of every service, by its group's slug and its own. */
export const SPOTS: Readonly<Record<string, Spot>> = {
  'emergency-locksmith/car-lockout': emergency.carLockout,
  'emergency-locksmith/house-lockout': emergency.houseLockout,
  'emergency-locksmith/business-lockout': emergency.businessLockout,
  'emergency-locksmith/storage-unit-lockout': emergency.storageUnitLockout,
  'residential-locksmith/lock-replacement': residential.lockReplacement,
  'residential-locksmith/lock-rekey': residential.lockRekey,
  'residential-locksmith/lock-repair': residential.lockRepair,
  'residential-locksmith/gate-locks': residential.gateLocks,
  'commercial-locksmith/lock-replacement': commercial.lockReplacement,
  'commercial-locksmith/lock-rekey': commercial.lockRekey,
  'commercial-locksmith/emergency-exit-device': commercial.emergencyExitDevice,
  'commercial-locksmith/master-key': commercial.masterKey,
  'commercial-locksmith/access-control': commercial.accessControl,
  'auto-locksmith/car-key-replacement': automotive.carKeyReplacement,
  'auto-locksmith/key-fob-programming': automotive.keyFobProgramming,
  'auto-locksmith/car-key-duplicate': automotive.carKeyDuplicate,
  'auto-locksmith/car-key-cutting': automotive.carKeyCutting,
  'auto-locksmith/ignition-lock-cylinder': automotive.ignitionLockCylinder,
}
