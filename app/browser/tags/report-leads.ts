import { DAY_MS } from '#domain/time/durations.ts'
import { deviceValues } from '../storage/safe-storage.ts'
import { REPORTED_KEY, WAITING_KEY } from '../storage/lead-keys.ts'

const MAX_REPORTED = 20
/** A visitor who has not answered the banner until then is no longer counted. */
const WAIT_MS = 7 * DAY_MS

const words = (key: string): readonly string[] =>
  (deviceValues.get(key) ?? '').split(' ').filter(Boolean)

/** Forgets leads that are not to be reported. */
export const dropLeads = (): void => deviceValues.remove(WAITING_KEY)

/** Takes the waiting leads, each for one caller only. */
function takeLeads(): readonly string[] {
  const reported = words(REPORTED_KEY)
  const recent = words(WAITING_KEY)
    .map((entry) => entry.split('@'))
    .filter(([, at]) => Date.now() - Number(at) < WAIT_MS)
    .map(([id = '']) => id)
  const ids = [...new Set(recent)].filter((id) => !reported.includes(id))
  dropLeads()
  if (ids.length > 0)
    deviceValues.set(REPORTED_KEY, [...reported, ...ids].slice(-MAX_REPORTED).join(' '))
  return ids
}

/** Reports the waiting leads, once in all tabs. */
export function reportLeads(report: (id: string) => void): void {
  const take = (): void => {
    for (const id of takeLeads()) report(id)
  }
  // Missing in browsers before 2022: then two tabs that load in the same millisecond may both report.
  if ('locks' in navigator) void navigator.locks.request(WAITING_KEY, take)
  else take()
}
