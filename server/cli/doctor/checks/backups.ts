import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { DAY_MS } from '#domain/time/durations.ts'
import type { CheckDependencies } from '../check-dependencies.ts'
import { type Finding, findingsAbout } from '../finding.ts'

const report = findingsAbout('Backups')

/** The nightly timer may be late by a quarter of an hour, and one night may fail. */
const OLDEST_MS = 2 * DAY_MS

/** Checks that the nightly backups go on; `null` where no folder for them is named. */
export async function checkBackups({
  environment,
  clock,
}: Pick<CheckDependencies, 'environment' | 'clock'>): Promise<Finding | null> {
  const folder = environment.backupFolder
  if (folder === null) return null
  const action =
    'See journalctl -u palisade-backup, and systemctl list-timers palisade-backup.timer.'
  if (!existsSync(folder)) return report.error(`${folder} does not exist`, action)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.backup'))
  if (names.length === 0) return report.error(`${folder} has none`, action)
  const times = await Promise.all(
    names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs),
  )
  const age = clock() - Math.max(...times)
  const days = Math.floor(age / DAY_MS)
  return age > OLDEST_MS
    ? report.error(`the newest in ${folder} is ${days} days old`, action)
    : report.ok(`${names.length} in ${folder}, the newest from the last two days`)
}
