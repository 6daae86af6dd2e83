import { clockBack } from './clock-back.ts'
import { connections } from './connections.ts'
import { cutConnections } from './cut-connections.ts'
import type { Fault } from './fault.ts'
import { fullDisk } from './full-disk.ts'
import { fullLog } from './full-log.ts'
import { hostilePostsFault } from './hostile-posts.ts'
import { lockedTables } from './locked-tables.ts'
import { slowClients } from './slow-clients.ts'

/**
 * Faults that need a process, its sockets or its disk; the others are unit tests
 * (server/intake/rest/floods.test.ts, server/db/sqlite/watch-open-files.test.ts). A new one is a file
 * beside these and a line here.
 */
export const FAULTS: readonly Fault[] = [
  hostilePostsFault,
  connections,
  slowClients,
  fullLog,
  fullDisk,
  clockBack,
  lockedTables,
  cutConnections,
]
