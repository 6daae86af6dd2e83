import { withStore } from '../database/open.ts'
import { readArguments } from '../terminal/arguments.ts'
import { misunderstood } from '../terminal/commands.ts'
import { type Command, DONE, fail } from '../terminal/io.ts'
import { STILL_IN_THE_LOG } from '../terminal/words.ts'
import { findPerson } from './find-person.ts'

/** `staff remove ID`: is rung no more; the name stays under what was done. */
export const removeStaff: Command = async (args, io) => {
  const parsed = readArguments(args, {})
  if (!parsed.ok) return misunderstood(io, parsed.problem)
  const [id, ...more] = parsed.positionals
  if (id === undefined || more.length > 0) return misunderstood(io, 'remove takes one ID.')
  return await withStore(io, { mayCreate: false }, async (store) => {
    const found = findPerson(await store.alarms.listPeople(), id)
    if (!found.ok) return fail(io, found.problem)
    const { person } = found
    await store.alarms.removePerson(person.id, io.clock())
    await io.out(`${person.name} is rung no more.\n`)
    if (!(await store.eraseDeleted())) io.err(STILL_IN_THE_LOG)
    const left = await store.alarms.listPeople()
    if (left.length === 0)
      io.err('Nobody is left: the addresses of STAFF_EMAIL are one person with mail again.\n')
    return DONE
  })
}
