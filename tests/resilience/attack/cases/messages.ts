import type { Header, Message } from '../wire/message.ts'
import type { Draft } from './case.ts'

/** Messages of the families whose addresses are secret, and what is right about their answers. */

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

/** The kind is filled in by whoever picks it. */
export const answered = (sent: Message, ...right: number[]): Draft => ({
  kind: '',
  message: sent,
  right,
})
