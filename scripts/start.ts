/** `npm start`: builds what is stale, then serves. */

import { runServer } from '../server/main.ts'
import { buildIfStale } from './build/build.ts'

try {
  await buildIfStale()
} catch (error) {
  // A slip in the sources must not leave callers without a site.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.stderr.write('The site is served as it was built before.\n')
}
await runServer()
