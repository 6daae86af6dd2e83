/**
 * A process that publishes and kills itself before one of its steps.
 * Arguments: folder of the test, text of the facts, and the number of the step.
 */

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

const [folder = '', text = '', step = ''] = process.argv.slice(2)
let left = Number.POSITIVE_INFINITY
const dieAtStep = (): void => {
  if (--left === 0) process.kill(process.pid, 'SIGKILL')
}

/** Counts each change of a file as a step. */
function counted(name: 'mkdir' | 'rename' | 'rm' | 'writeFile'): void {
  const original = fs.promises[name] as (...args: unknown[]) => Promise<unknown>
  Object.assign(fs.promises, {
    [name]: async (...args: unknown[]) => {
      dieAtStep()
      return await original(...args)
    },
  })
}
for (const name of ['mkdir', 'rename', 'rm', 'writeFile'] as const) counted(name)
syncBuiltinESMExports()

// Imported now, so that they get the counted functions.
const { openSqlite } = await import('#server/db/sqlite.ts')
const { createSmallInForce } = await import('#tests/support/small-in-force.ts')
const dataDir = path.join(folder, 'data')
const db = openSqlite({ file: path.join(dataDir, 'palisade.db') })
const inForce = createSmallInForce({
  dataDir,
  db: {
    ...db,
    write: async (work) => {
      dieAtStep()
      const stored = await db.write(work)
      dieAtStep()
      return stored
    },
  },
})
await inForce.start()
left = Number(step)
const result = await inForce.publishing.publish(text, null)
await db.close()
process.stdout.write(result.ok ? 'published' : result.reason)
