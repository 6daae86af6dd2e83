/** Builds messages of families with secret addresses, and their expected statuses. */

import type { Header, Message } from '../wire/message.ts'
import type { CaseDraft } from './case.ts'

const FORM: Header = ['content-type', 'application/x-www-form-urlencoded']

export function message(method: string, target: string, ...more: readonly Header[]): Message {
  return { method, target, headers: [['host', 'localhost'], ...more], body: null }
}

export const form = (
  target: string,
  fields: Record<string, string>,
  ...more: Header[]
): Message => ({
  ...message('POST', target, FORM, ...more),
  body: Buffer.from(new URLSearchParams(fields).toString()),
})

/** The caller fills in the kind. */
export const answeredWith = (sent: Message, ...right: number[]): CaseDraft => ({
  kind: '',
  message: sent,
  right,
})
