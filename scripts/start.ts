/** `npm start`: builds what is stale, then serves. */

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { runServer } from '../server/main.ts'
import { isStale } from './build/stamp.ts'

if (await isStale()) {
  // In a process of its own: the bundler would stay in the server's memory.
  const { status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'build/build.ts')],
    { stdio: ['ignore', 2, 2] },
  )
  // A slip in the sources must not leave callers without a site.
  if (status !== 0) process.stderr.write('The site is served as it was built before.\n')
}
await runServer()
