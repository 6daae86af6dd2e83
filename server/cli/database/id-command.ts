import type { Store } from '#server/store/store.ts'
import { createCommand, type Command, type CommandIo, fail } from '../terminal/commands.ts'
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
    createCommand({ words: [1, 1, `${verb} takes one ID.`] }, ({ words: [id = ''] }, io) =>
      withStore(io, { mayCreate: false }, async (store) => {
        const found = await find(store, id)
        return found.ok ? await work(found.value, store, io) : fail(io, found.problem)
      }),
    )
