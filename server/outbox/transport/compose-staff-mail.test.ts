import { expect, test } from 'vitest'
import { fakeDb } from '#tests/support/fake-db.ts'
import { SAMPLE_MAILS } from './mails.fixture.ts'
import { sampleJob } from './sample-job.fixture.ts'
import { composeStaffMail } from './compose-staff-mail.ts'

test('writes the mail while nothing can be read: without button, gate code and other requests', async () => {
  const warnings: string[] = []
  const log = () => undefined
  const app = {
    db: fakeDb(() => Promise.reject(new Error('away'))),
    environment: {
      staffEmail: ['dispatch@palisade.example'],
      mailFrom: 'from@palisade.example',
      staffUrl: 'https://keys.example',
    },
    clock: () => 2e12,
    pages: { mail: SAMPLE_MAILS },
    log: {
      info: log,
      error: log,
      warn: (_fields: object, message: string) => void warnings.push(message),
    },
  }
  const mail = await composeStaffMail(app, sampleJob())
  expect(mail.text).toContain('There is one.')
  expect(mail.text).not.toContain('9876')
  expect(mail.text).not.toContain('/a/')
  expect(warnings).toEqual([
    'mail is sent without the button that accepts the lead',
    'mail is sent without the gate code',
    'mail is sent without a word of other open requests',
  ])
})
