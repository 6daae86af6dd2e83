import type { Store } from '#server/store/store.ts'
import { amount } from '../../terminal/words.ts'
import { type Finding, ok, open } from '../finding.ts'

/** Whether whoever is rung can also see what it is about (R131). */
export async function checkBoard(
  store: Pick<Store, 'alarms' | 'staff'>,
  now: number,
): Promise<readonly Finding[]> {
  const people = await store.alarms.listPeople()
  // While nobody is rung by name, that is what is said.
  if (people.length === 0) return []
  const sessions = await store.staff.listSessions(now)
  return [
    sessions.length > 0
      ? ok('Board', `open on ${amount(sessions.length, 'phone')}`)
      : open(
          'Board',
          'nobody is signed in: whoever is rung sees no list and no gate code',
          'npm run staff -- invite NAME',
        ),
  ]
}
