import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { historyRows } from './event-texts.ts'
import type { Language } from '#domain/text/language.ts'
import { useEngineHarness } from '#server/alarm/engine-harness.fixture.ts'
import { boardDetail } from '#server/leads/board-leads.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'

putInForce({ ...business, timeZone: 'America/New_York' })

const harness = useEngineHarness()
const MINUTE = 60_000

/** Returns the lines of a lead's history. */
async function history(id: string, language: Language = 'en'): Promise<readonly string[]> {
  const detail = await harness.db.read((tx) => boardDetail(tx, id))
  const options = { timeframe: 'ASAP', now: harness.now, language }
  return historyRows(detail?.events ?? [], detail?.notices ?? [], options).map(
    ({ what, who, detail: more }) => [what, who, more].filter(Boolean).join(' | '),
  )
}

async function start(plan: string, answer?: typeof harness.answer): Promise<string> {
  harness.settings['alarm_plan'] = plan
  if (answer) harness.answer = answer
  await harness.addStaffMember('Luis', '+12015550122')
  await harness.addStaffMember('Ana Ruiz', '+12015550111')
  const id = await harness.record()
  harness.engine()
  return id
}

test('tells what one step sent in one line, and each call, in both languages', async () => {
  const id = await start('0s push mail webhook all; 1m call all; 1m sms all')
  await harness.advanceClock(2 * MINUTE + 1)
  expect(await history(id)).toEqual([
    'Came in',
    'Push to Ana and Luis, mail to Ana and Luis, webhook',
    'Ana was called | ringing now',
    'Luis was called | ringing now',
    'Ana got a text message',
    'Luis got a text message',
  ])
  expect(await history(id, 'es')).toEqual([
    'Llegó',
    'Notificación a Ana y Luis, correo a Ana y Luis, webhook',
    'Se llamó a Ana | está sonando',
    'Se llamó a Luis | está sonando',
    'Se envió un mensaje de texto a Ana',
    'Se envió un mensaje de texto a Luis',
  ])
  harness.now += 10 * MINUTE
  expect(await history(id)).toContain('Ana was called | the phone company did not say how it ended')
})

test('tells what failed, and why', async () => {
  const id = await start('0s push mail webhook all', ({ staffMember, to }) =>
    staffMember?.name === 'Luis' && 'subscription' in to
      ? { outcome: 'failed', permanent: true, gone: 'yes', error: '410 Gone' }
      : 'to' in to
        ? { outcome: 'failed', permanent: true, gone: 'no', error: 'mailbox full' }
        : { outcome: 'sent', providerId: null },
  )
  await harness.advanceClock(MINUTE)
  expect((await history(id)).slice(1)).toEqual([
    'Push to Ana, webhook | not sent: push to Luis, mail to Ana and Luis (410 Gone, mailbox full)',
  ])
  expect((await history(id, 'es'))[1]).toContain('no se envió: notificación a Luis, correo a Ana')
})

test('tells that everything failed, with one capital letter at the start', async () => {
  const id = await start('0s webhook all', () => ({
    outcome: 'failed',
    permanent: true,
    gone: 'no',
    error: '403',
  }))
  await harness.advanceClock(MINUTE)
  expect((await history(id)).slice(1)).toEqual(['Not sent: webhook (403)'])
})

test('says what a message was about that asks nobody to take the lead', async () => {
  const id = await start('0s push all')
  await harness.advanceClock(MINUTE)
  const [luis] = await harness.db.read((tx) => listStaff(tx))
  const staffMemberId = luis?.id ?? ''
  await harness.leads.transitionLead(id, { from: 'pending', to: 'accepted', staffMemberId })
  await harness.leads.addNote(id, 'At the back door')
  await harness.advanceClock(MINUTE)
  expect(await history(id)).toContain('Note: push to Luis, mail to Luis')
  expect(await history(id, 'es')).toContain('Nota: notificación a Luis, correo a Luis')
})
