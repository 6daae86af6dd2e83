/** No mail says what did not happen, and none that was not written is recorded as sent. */

import { expect, test } from 'vitest'
import { LEAD_STATUSES, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { sampleSubmission } from '#server/db/sample-submission.fixture.ts'
import { rows } from '#server/db/db.ts'
import { storeSubmission } from '#server/leads/record.ts'
import { fakeTransport, until, useOutboxHarness } from './outbox-harness.fixture.ts'
import { queueVisitorMail } from './queued/visitor-mails.ts'

const harness = useOutboxHarness()

/** In which statuses each mail is true. */
const TRUE_IN = {
  accepted: ['accepted', 'en_route', 'here'],
  tomorrow: ['accepted', 'en_route', 'here'],
  'window-proposed': ['accepted', 'en_route', 'here'],
  quote: ['pending', 'accepted', 'en_route', 'here'],
  'window-moved': ['pending', 'accepted', 'en_route', 'here'],
  review: ['done'],
  // Nothing was paid.
  receipt: [],
} as const satisfies Readonly<Record<string, readonly LeadStatus[]>>

test.each(LEAD_STATUSES)(
  'writes to the customer of a lead that is %s what is so',
  async (status) => {
    const submission = sampleSubmission({ now: harness.now, row: { status } })
    await storeSubmission(harness.db, submission)
    const { id } = submission.row
    const kinds = Object.keys(TRUE_IN) as (keyof typeof TRUE_IN)[]
    for (const kind of kinds)
      await harness.db.write((tx) =>
        queueVisitorMail(tx, id, { kind, now: harness.now, dueAt: harness.now }),
      )
    const transport = fakeTransport()
    harness.outbox(transport).start()
    const left = () =>
      harness.db.read((tx) =>
        rows<{ kind: string; state: string }>(
          tx,
          `SELECT kind, state FROM outbox WHERE submission_id = :id AND lane = 'visitor'`,
          { id },
        ),
      )
    await until(async () =>
      expect((await left()).every(({ state }) => state === 'sent')).toBe(true),
    )
    const expected = kinds.filter((kind) => (TRUE_IN[kind] as readonly string[]).includes(status))
    const sent = (await left()).map(({ kind }) => kind).filter((kind) => kind !== 'status')
    expect(sent.toSorted()).toEqual([...expected].toSorted())
    // With the staff mail and the first mail to the customer.
    expect(transport.sent).toHaveLength(expected.length + 2)
  },
)
