import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { NewChannel } from '../alarm/alarm-store.ts'
import type { Fixture } from './database.fixture.ts'
import {
  addPerson,
  LEASE,
  NOW,
  recordRequest,
  sampleNotice,
  stepAll,
  taking,
} from './alarm-stage.fixture.ts'

export function peopleContract(fixture: Fixture): void {
  const alarms = () => fixture.store.alarms

  const push = (endpoint: string): NewChannel => ({
    id: randomUUID(),
    kind: 'push',
    address: JSON.stringify({ endpoint }),
    addressKey: endpoint,
  })

  test('R101: people are rung in the order in which they were added', async () => {
    for (const name of ['Zoë', 'Ana', 'Ben']) await addPerson(fixture.store, name)
    const people = await alarms().listPeople()
    expect(people.map(({ name }) => name)).toEqual(['Zoë', 'Ana', 'Ben'])
    expect(people[0]?.channels).toMatchObject([{ kind: 'mail', testedAt: null, goneAt: null }])
  })

  test('whoever is removed is rung no more and keeps the name under what was done', async () => {
    const id = await addPerson(fixture.store, 'Maria')
    const submissionId = await recordRequest(fixture.store)
    await alarms().moveLead(submissionId, taking(id))
    expect(await alarms().removePerson(id, NOW)).toBe(true)
    expect(await alarms().removePerson(id, NOW)).toBe(false)
    expect(await alarms().listPeople()).toEqual([])
    expect((await alarms().listEvents(submissionId)).at(-1)).toMatchObject({
      kind: 'accepted',
      personId: id,
      personName: 'Maria',
      via: 'mail',
    })
    expect(await alarms().saveChannel(id, push('https://push.example/1'), NOW)).toBe(false)
  })

  test('R108: a browser belongs to whoever came last, and coming again renews it', async () => {
    const ana = await addPerson(fixture.store, 'Ana')
    const ben = await addPerson(fixture.store, 'Ben')
    await alarms().saveChannel(ana, push('https://push.example/1'), NOW)
    await alarms().saveChannel(ben, push('https://push.example/1'), NOW)
    await alarms().saveChannel(ben, push('https://push.example/1'), NOW)
    const kinds = (await alarms().listPeople()).map(({ channels }) =>
      channels.map(({ kind }) => kind).toSorted(),
    )
    expect(kinds).toEqual([['mail'], ['mail', 'push']])
  })

  test('R108: an address is retired at once when it is gone, and at the second doubt in a row', async () => {
    const id = await addPerson(fixture.store, 'Ana')
    const channelId = (await alarms().listPeople())[0]?.channels[0]?.id ?? ''
    const fail = async (gone: 'no' | 'maybe' | 'yes') => {
      await recordRequest(fixture.store)
      await stepAll(fixture.store, [sampleNotice({ channelId, personId: id })])
      const [job] = await alarms().claimNotices({ channel: 'mail', now: NOW, ...LEASE })
      const result = { outcome: 'failed' as const, gone, error: 'why' }
      await alarms().settle(job?.id ?? '', { attempt: 1, now: NOW, result })
      return (await alarms().listPeople())[0]?.channels[0]
    }
    expect(await fail('no')).toMatchObject({ goneAt: null, lastError: 'why' })
    expect(await fail('maybe')).toMatchObject({ goneAt: null })
    expect(await fail('maybe')).toMatchObject({ goneAt: NOW })
    const again = {
      id: randomUUID(),
      kind: 'mail',
      address: '{}',
      addressKey: `${id}@palisade.example`,
    }
    await alarms().saveChannel(id, again, NOW)
    expect(await fail('yes')).toMatchObject({ goneAt: NOW })
  })

  test('R107: a test that is answered marks its channel as tested', async () => {
    const id = await addPerson(fixture.store, 'Ana')
    const channelId = (await alarms().listPeople())[0]?.channels[0]?.id ?? ''
    const notice = sampleNotice({ kind: 'test', channelId, personId: id })
    await alarms().addTest(notice, NOW)
    const [job] = await alarms().claimNotices({ channel: 'mail', now: NOW, ...LEASE })
    expect(job).toMatchObject({ id: notice.id, lead: null, person: { name: 'Ana' } })
    const token = { hash: 'test', expiresAt: NOW + 1000 }
    await alarms().begin(notice.id, { attempt: 1, now: NOW, telephone: null, token })
    expect(await alarms().testState(notice.id)).toMatchObject({ answeredAt: null })
    expect(await alarms().holderOfToken('test', NOW)).toMatchObject({ submissionId: null })
    await alarms().answerTest(notice.id, NOW + 5)
    expect(await alarms().testState(notice.id)).toMatchObject({ answeredAt: NOW + 5 })
    expect((await alarms().listPeople())[0]?.channels[0]?.testedAt).toBe(NOW + 5)
  })
}
