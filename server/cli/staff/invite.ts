import { boardLink, INVITATION_LIFE_MS, invite, noticeOfLocalLink } from '#server/staff/invite.ts'
import type { Person } from '#server/store/alarm/person.ts'
import { withStore } from '../database/open.ts'
import { readArguments } from '../terminal/arguments.ts'
import { misunderstood } from '../terminal/commands.ts'
import { type Command, DONE, fail } from '../terminal/io.ts'
import { findPerson } from './find-person.ts'

/** `staff invite NAME`: a link and a QR code that open the board on one phone (R131). */
export const inviteStaff: Command = async (args, io) => {
  const parsed = readArguments(args, {})
  if (!parsed.ok) return misunderstood(io, parsed.problem)
  const wanted = parsed.positionals.join(' ').trim()
  return await withStore(io, { mayCreate: true }, async (store, { siteUrl }) => {
    const people = await store.alarms.listPeople()
    if (wanted === '' && people.length > 0)
      return misunderstood(io, 'invite takes the NAME or the ID of somebody whom list shows.')
    const found = wanted === '' ? null : findInvited(people, wanted)
    if (found !== null && !found.ok) return fail(io, found.problem)
    const personId = found?.value.id ?? null
    const token = await invite(store, personId, { now: io.clock(), lifeMs: INVITATION_LIFE_MS })
    const { link, picture } = boardLink(siteUrl, token)
    await io.out(
      `${found?.value.name ?? 'The owner of STAFF_EMAIL'}: open this on the phone, within seven days. It opens the board once.\n\n` +
        `${link}\n\n${picture}\n${noticeOfLocalLink(siteUrl)}`,
    )
    return DONE
  })
}

/** By name, letter for letter but for capitals, or by id. */
function findInvited(people: readonly Person[], wanted: string): ReturnType<typeof findPerson> {
  const named = people.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const [person, ...others] = named
  if (person && others.length === 0) return { ok: true, value: person }
  return person
    ? { ok: false, problem: `More than one is called '${wanted}': take the ID that list shows.` }
    : findPerson(people, wanted)
}
