/** Entry of a container: renders the pages of the business if they are stale, then serves. */

import { join } from 'node:path'
import { superviseServer } from './supervisor.ts'

await superviseServer(join(import.meta.dirname, 'prepare-start.ts'))
