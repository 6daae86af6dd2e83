/** Tests how staff members who are reached by mail only read a gate code. */

import { afterEach, expect, test } from 'vitest'
import { captchaToken } from '#tests/support/captcha-solver.ts'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'
import { listEvents } from '#server/db/tables/events.ts'

const GATE_CODE = 'Gxq4711'

let running: RunningApp
afterEach(() => running.remove())

async function submit(): Promise<string> {
  const recaptcha_token = await captchaToken(running.url)
  const response = await fetch(`${running.url}/rest/v1/submissions`, {
    method: 'POST',
    headers: {
      apikey: running.anonKey,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: JSON.stringify(sampleSubmission({ gate_code: GATE_CODE, recaptcha_token })),
  })
  const [row] = (await response.json()) as { id: string }[]
  return row?.id ?? ''
}

/** Returns the mail to STAFF_EMAIL without the line breaks of its encoding. */
async function staffMail(): Promise<string> {
  let mails: readonly string[] = []
  while (mails.length === 0) {
    mails = await running.mails()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return mails.join('\n').replaceAll('=\r\n', '').replaceAll('=3D', '=')
}

const press = (link: string, intent: string): Promise<Response> =>
  fetch(link, {
    method: 'POST',
    body: new URLSearchParams({ intent }),
    headers: { origin: running.url, 'sec-fetch-site': 'same-origin' },
  })

test('shows the gate code behind the link of the mail, after accepting and one more press, which is recorded', async () => {
  running = await startApp()
  const id = await submit()
  const mail = await staffMail()
  expect(mail).not.toContain(GATE_CODE)
  expect(mail).toContain('There is one.')
  // The port of the configured address is not the test's port.
  const token = /\/a\/([\w-]{22})/.exec(mail)?.[1] ?? ''
  const link = `${running.url}/a/${token}`
  expect(await (await fetch(link)).text()).not.toContain('Show the gate code')
  expect(await (await press(link, 'code')).text()).not.toContain(GATE_CODE)
  const taken = await (await press(link, 'accept')).text()
  expect(taken).toContain('Show the gate code')
  expect(taken).not.toContain(GATE_CODE)
  expect(await (await press(link, 'code')).text()).toContain(GATE_CODE)
  const events = await running.withDb((db) => db.read((tx) => listEvents(tx, id)))
  expect(events.filter(({ kind }) => kind === 'gate_code')).toMatchObject([{ via: 'link' }])
})

test('contains the gate code in the mail while the setting is on', async () => {
  running = await startApp({ settings: { gate_code_in_mail: 'on' } })
  await submit()
  expect(await staffMail()).toContain(GATE_CODE)
})
