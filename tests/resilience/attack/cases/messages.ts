/** Builds the messages of the families, and their expected statuses. */

import { DEFAULT_PUBLIC_ANON_KEY } from '#server/environment.ts'
import type { Header, Message } from '../wire/message.ts'
import type { CaseContext } from './case-context.ts'
import type { CaseDraft } from './case.ts'

export const FORM_TYPE: Header = ['content-type', 'application/x-www-form-urlencoded']
export const API_KEY: Header = ['apikey', DEFAULT_PUBLIC_ANON_KEY]

export function message(method: string, target: string, ...more: readonly Header[]): Message {
  return { method, target, headers: [['host', 'localhost'], ...more], body: null }
}

export const get = (target: string, ...more: readonly Header[]): Message =>
  message('GET', target, ...more)

export const form = (
  target: string,
  fields: Readonly<Record<string, string>>,
  ...more: readonly Header[]
): Message => ({
  ...message('POST', target, FORM_TYPE, ...more),
  body: Buffer.from(new URLSearchParams(fields).toString()),
})

/**
 * Returns a call of the API.
 * @param body sent as JSON; bytes are sent as they are
 */
export const apiPost = (target: string, body: unknown, ...more: readonly Header[]): Message => ({
  ...message('POST', target, API_KEY, ['content-type', 'application/json'], ...more),
  body: Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)),
})

/** The caller fills in the kind. */
export const answeredWith = (sent: Message, ...right: readonly number[]): CaseDraft => ({
  kind: '',
  message: sent,
  right,
})

/** Returns 22 characters in the format of a token that does not exist. */
export const guessedToken = ({ key }: CaseContext): string =>
  Buffer.from(key().replaceAll('-', ''), 'hex').toString('base64url')
