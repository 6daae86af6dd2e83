import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Backend } from '#app/api/backend.ts'
import { insertSubmission, requestStaffEmail } from '#app/api/submissions.ts'
import { EMPTY_DRAFT, type RequestDraft, toSubmission } from '#domain/request.ts'
import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import { captchaToken } from '#tests/support/captcha-solver.ts'
import { type Stage, type Teller, until } from './stage.ts'

/** Somebody who exists in stories only. */
export const CUSTOMER: RequestDraft = {
  ...EMPTY_DRAFT,
  name: 'Maria Ortiz',
  phone: '(201) 555-0123',
  address: '7601 Bergenline Ave, North Bergen, NJ',
  unit_number: '4B',
  gate_code: '1379#',
  service: 'House Lockout',
  timeframe: 'ASAP',
  notes: 'Blue door, ring twice.',
}

/**
 * Sends a request by the page's own functions, captcha included, and waits
 * until staff have their mail.
 * @returns the id that it was stored under
 */
export async function sendRequest(
  stage: Stage,
  teller: Teller,
  draft: RequestDraft = CUSTOMER,
): Promise<string> {
  const backend: Backend = {
    fetch: (address, init) => fetch(`${stage.url}${String(address)}`, init),
    anonKey: DEFAULT_PUBLIC_ANON_KEY,
  }
  const submission = toSubmission(draft, {
    captchaToken: await captchaToken(stage.url),
    sourceUrl: '/book-online',
  })
  const key = crypto.randomUUID()
  const result = await insertSubmission(backend, submission, key)
  if (!result.ok) throw new Error(`The request was not taken: ${JSON.stringify(result.failure)}`)
  await requestStaffEmail(backend, submission, key)
  stage.ids.push(result.value.id)
  await until('every request has its mail', async () => {
    const metrics = await (await fetch(`${stage.url}/metrics`)).text()
    return /mail_outbox\{state="queued"\} 0$/m.test(metrics)
  })
  teller.show(
    'GET  /captcha/challenge        and its answer, worked out\nPOST /rest/v1/submissions      what the form holds, the answer beside it',
    `201  ${result.value.id}`,
  )
  return result.value.id
}

/** Names of the mails that lie in the outbox folder. */
export async function mails(stage: Stage): Promise<readonly string[]> {
  const names = await readdir(path.join(stage.place.site, 'data', 'outbox'))
  return names.filter((name) => name.endsWith('.eml'))
}

/** Pieces of a page as a browser gets it. */
export async function onPage(
  stage: Stage,
  address: string,
  pieces: Readonly<Record<string, RegExp>>,
): Promise<string> {
  const response = await fetch(`${stage.url}${address}`)
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${address} answers with ${response.status}.`)
  const lines = Object.entries(pieces).map(([name, pattern]) => {
    const found = pattern.exec(html)?.[1]
    if (found === undefined) throw new Error(`${address} has no ${name}.`)
    return `${name.padEnd(9)}${found}`
  })
  return lines.join('\n')
}
