import type { Random } from '#tests/resilience/random.ts'
import type { Engine } from '../../databases.ts'
import type { Target, TargetOptions } from '../../server.ts'

/** One way in which a site can be attacked, or in which the world around it fails. */
export interface Fault {
  /** What must hold, as a sentence. */
  readonly name: string
  /** The word by which it can be asked for alone. */
  readonly id: string
  /** Databases on which it can happen. */
  readonly engines: readonly Engine[]
  /** Resolves with what went wrong, each a sentence; nothing when all held. */
  run(context: FaultContext): Promise<readonly string[]>
}

export interface FaultContext {
  /** PostgreSQL; null for the embedded database. */
  readonly databaseUrl: string | null
  readonly random: Random
  /** A mail server that takes everything. */
  readonly mailPort: number
  /** Starts a server; it is removed when the fault is over. It has ended already where it refused to start. */
  start(options?: Omit<TargetOptions, 'databaseUrl'>): Promise<Target>
}
