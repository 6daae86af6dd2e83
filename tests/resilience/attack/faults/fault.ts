import type { Engine } from '../../databases.ts'
import type { Target, TargetOptions } from '../../server.ts'

/** An attack on a site, or a failure of its environment. */
export interface Fault {
  /** The expected behavior, as a sentence. */
  readonly name: string
  /** Databases on which it can happen. */
  readonly engines: readonly Engine[]
  /** Resolves with one sentence per problem; empty when the behavior held. */
  run(context: FaultContext): Promise<readonly string[]>
}

interface FaultContext {
  /** PostgreSQL; `null` for the embedded database. */
  readonly databaseUrl: string | null
  /** A mail server that accepts everything. */
  readonly mailPort: number
  /**
   * Starts a server, which is removed after the fault. It has already ended if it failed to start.
   */
  start(options?: Omit<TargetOptions, 'databaseUrl'>): Promise<Target>
}
