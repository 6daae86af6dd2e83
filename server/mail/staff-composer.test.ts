import { expect, test } from 'vitest'
import { SAMPLE_MAILS } from './mails.fixture.ts'
import { sampleJob } from './sample-job.fixture.ts'
import { createStaffComposer } from './staff-composer.ts'

test('writes the mail without the gate code while the setting cannot be read', async () => {
  const warnings: string[] = []
  const log = () => undefined
  const compose = createStaffComposer({
    staffEmail: ['dispatch@palisade.example'],
    from: 'from@palisade.example',
    clock: () => 2e12,
    createAcceptLink: async (id) => `https://keys.example/a/${id}`,
    findOtherLead: () => Promise.reject(new Error('away')),
    staffUrl: 'https://keys.example',
    readSetting: () => Promise.reject(new Error('away')),
    mails: SAMPLE_MAILS,
    log: { info: log, error: log, warn: (_fields, message) => void warnings.push(message) },
  })
  const mail = await compose(sampleJob())
  expect(mail?.text).toContain('There is one.')
  expect(mail?.text).not.toContain('9876')
  expect(warnings).toEqual([
    'setting unreadable, the mail is sent without the gate code',
    'mail is sent without a word of other open requests',
  ])
})

test('says that the customer has another open request, and whether somebody has it', async () => {
  const log = () => undefined
  const textWith = async (other: 'taken' | 'waiting' | null): Promise<string> => {
    const compose = createStaffComposer({
      staffEmail: ['dispatch@palisade.example'],
      from: 'from@palisade.example',
      clock: () => 2e12,
      createAcceptLink: async (id) => `https://keys.example/a/${id}`,
      findOtherLead: async () => other,
      staffUrl: 'https://keys.example',
      readSetting: async () => null,
      mails: SAMPLE_MAILS,
      log: { info: log, error: log, warn: log },
    })
    return (await compose(sampleJob()))?.text ?? ''
  }
  expect(await textWith('taken')).toContain('! A colleague has the other request of this customer.')
  expect(await textWith('waiting')).toContain('! This customer has another open request.')
  expect(await textWith(null)).not.toContain('request of this customer')
})
