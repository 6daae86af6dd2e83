import { expect, test } from 'vitest'
import { SAMPLE_MAILS } from './mails.fixture.ts'
import { sampleJob } from './sample-job.fixture.ts'
import { createStaffComposer } from './staff-composer.ts'

test('writes the mail without the gate code while the setting cannot be read', async () => {
  const warnings: string[] = []
  const log = () => undefined
  const compose = createStaffComposer({
    staffAddresses: ['dispatch@palisade.example'],
    from: 'from@palisade.example',
    clock: () => 2e12,
    createAcceptLink: async (id) => `https://keys.example/a/${id}`,
    staffUrl: 'https://keys.example',
    readSetting: () => Promise.reject(new Error('away')),
    mails: SAMPLE_MAILS,
    log: { info: log, error: log, warn: (_fields, message) => void warnings.push(message) },
  })
  const mail = await compose(sampleJob())
  expect(mail?.text).toContain('There is one.')
  expect(mail?.text).not.toContain('9876')
  expect(warnings).toEqual(['setting unreadable, the mail is sent without the gate code'])
})
