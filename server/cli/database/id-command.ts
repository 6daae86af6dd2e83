import type { Store } from '#server/store/store.ts'
import { readArguments } from '../terminal/arguments.ts'
import { printUsageError } from '../terminal/commands.ts'
import { type Command, type CommandIo, fail } from '../terminal/command-io.ts'
import { withStore } from './with-store.ts'

/** Result of a search by ID: the value, or a sentence on why there is none. */
export type Found<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string }

/**
 * Creates the command `VERB ID`.
 * @param find returns the value for an ID
 */
export const idCommand =
  <Value>(find: (store: Store, id: string) => Promise<Found<Value>>) =>
  (verb: string, work: (value: Value, store: Store, io: CommandIo) => Promise<number>): Command =>
  async (args, io) => {
    const parsed = readArguments(args, {})
    if (!parsed.ok) return printUsageError(io, parsed.problem)
    const [id, ...more] = parsed.positionals
    if (id === undefined || more.length > 0) return printUsageError(io, `${verb} takes one ID.`)
    return await withStore(io, { mayCreate: false }, async (store) => {
      const found = await find(store, id)
      return found.ok ? await work(found.value, store, io) : fail(io, found.problem)
    })
  }
