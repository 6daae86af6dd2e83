/**
 * A process that publishes and kills itself before one of its steps.
 * Arguments: folder of the test, text of the facts, and the number of the step.
 */

import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

const [folder = '', text = '', step = ''] = process.argv.slice(2)
let left = Number(step)
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
const { openSqliteStore } = await import('#server/operations.ts')
const { createPublishing } = await import('./publishing.ts')
const at = (name: string): string => path.join(folder, name)
const store = openSqliteStore({ file: at('data/palisade.db') })
const { add } = store.businessVersions
const result = await createPublishing({
  store: {
    ...store,
    businessVersions: {
      ...store.businessVersions,
      add: async (version) => {
        dieAtStep()
        await add(version)
        dieAtStep()
      },
    },
  },
  dataDir: at('data'),
  build: at('build'),
  site: at('build'),
  variables: { PATH: process.env['PATH'], DATA_DIR: at('data') },
  startedWith: fs.readFileSync(at('data/business.json'), 'utf8'),
  restart: () => undefined,
  log: () => undefined,
  clock: Date.now,
  randomId: () => crypto.randomUUID(),
}).publish(text, null)
await store.close()
process.stdout.write(result.ok ? 'published' : result.reason)
