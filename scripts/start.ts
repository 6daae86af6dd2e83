import path from 'node:path'
import { superviseServer } from '../server/supervisor.ts'

/** `npm start`: builds what is stale (build-and-prepare.ts), then serves. */
await superviseServer(path.join(import.meta.dirname, 'build-and-prepare.ts'))
