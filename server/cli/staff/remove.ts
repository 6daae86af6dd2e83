import { DONE } from '../terminal/io.ts'
import { STILL_IN_THE_LOG } from '../terminal/words.ts'
import { personCommand } from './find-person.ts'

/** `staff remove ID`: is rung no more; the name stays under what was done. */
export const removeStaff = personCommand('remove', async (person, store, io) => {
  await store.alarms.removePerson(person.id, io.clock())
  await io.out(`${person.name} is rung no more.\n`)
  if (!(await store.eraseDeleted())) io.err(STILL_IN_THE_LOG)
  const left = await store.alarms.listPeople()
  if (left.length === 0)
    io.err('Nobody is left: the addresses of STAFF_EMAIL are one person with mail again.\n')
  return DONE
})
