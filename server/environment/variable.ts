/**
 * Parts of the table of environment variables: schemas of values, and an entry. A message completes the sentence that begins with
 * the name and the value: it says what is wrong, and after the colon what to write instead.
 */

import { isLocalHost } from './local-host.ts'
import { isIP } from 'node:net'
import { z } from 'zod'
import { internationalNumber } from '#domain/phone/phone.ts'
import { isMailbox } from '#domain/text/email.ts'
import { parameterProblem } from '#server/db/postgres/address.ts'

export const text = z.string()
export const matching = (form: RegExp, message: string) => text.regex(form, message)
const checked = (isRight: (raw: string) => boolean, message: string) =>
  text.refine(isRight, message)
export const oneOf = <const Word extends string>(...words: readonly Word[]) =>
  z.enum(words, `is not known: write one of ${words.join(', ')}`)
export const onOff = oneOf('on', 'off').transform((word) => word === 'on')
export const list = (part: z.ZodType<string, string>) =>
  text.transform((raw) => raw.split(',').flatMap((each) => each.trim() || [])).pipe(z.array(part))

export function wholeNumber(min: number, max: number) {
  const message = `is no such number: write a whole number from ${min} to ${max}`
  return matching(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}

const isWebAddress = (raw: string): boolean => /^https?:$/.test(URL.parse(raw)?.protocol ?? '')
export const webAddress = checked(
  isWebAddress,
  'is not a web address: write one that starts with https://',
).transform((raw) => new URL(raw).href)
/** What is sent there has names and addresses of customers. */
export const encryptedAddress = checked((raw) => {
  const url = URL.parse(raw)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocalHost(url.hostname))
}, 'would be sent unencrypted: write an address that starts with https://').transform(
  (raw) => new URL(raw).href,
)
export const origin = checked((raw) => {
  const url = URL.parse(raw)
  return isWebAddress(raw) && url?.pathname === '/' && url.search + url.hash === ''
}, 'is not the address of a site: write scheme and host without a path, such as https://www.example.com').transform(
  (raw) => new URL(raw).origin,
)

const ENCODE = 'in user and password %40 for @, %23 for #, %2F for / and %3F for ?'

/** Checks an address with user and password, which drivers read only if they are percent-encoded. */
function addressProblem(raw: string, scheme: RegExp, example: string): string | null {
  const url = URL.parse(raw)
  const instead = `write one such as ${example}, and ${ENCODE}`
  if (!url || url.hostname === '' || !scheme.test(url.protocol))
    return `is not such an address: ${instead}`
  // An unencoded sign of a password would end it, and name another host.
  if (url.hash !== '' || raw.split('@').length > 2)
    return `has an unencoded @ or # in it: ${instead}`
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part)
    return null
  } catch {
    return 'holds a % that stands for no character: write %25 where a % itself is meant'
  }
}

export const smtpAddress = text.superRefine((raw, context) => {
  const problem = addressProblem(raw, /^smtps?:$/, 'smtps://user:password@mail.example.com')
  if (problem !== null) context.addIssue(problem)
})

/**
 * A PostgreSQL address with its parameters. With a folder in `host`, for a socket of this machine,
 * the address needs no other host.
 */
export const databaseAddress = text.transform((raw, context) => {
  const host = new URLSearchParams(raw.split('?')[1] ?? '').get('host')
  // An address needs a host, so the socket's is this machine.
  const address = host === null ? raw : raw.replace(/(@|:\/\/)\//, '$1localhost/')
  const problem =
    addressProblem(address, /^postgres(?:ql)?:$/, 'postgres://user:password@host/database') ??
    parameterProblem(new URL(address))
  if (problem !== null) {
    const message = typeof problem === 'string' ? problem : `${problem.problem}: ${problem.instead}`
    context.addIssue(message)
    return z.NEVER
  }
  if (host === null || host.startsWith('/')) return address
  const url = new URL(address)
  url.hostname = host
  url.searchParams.delete('host')
  return url.href
})

export const mailbox = checked(
  isMailbox,
  'is not an e-mail address: write one such as dispatch@example.com',
)
/** With or without a display name: `Name <box@host>` (RFC 5322, 3.4). */
export const sender = checked(
  (raw) => isMailbox(/^[^<>\r\n]*<([^<>]+)>$/.exec(raw)?.[1] ?? raw),
  'is not a sender: write one such as Front Desk <desk@example.com>',
)
export const addressRange = checked((raw) => {
  const [address = '', bits = '0', more] = raw.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= longest && !more
}, 'is neither an IP address nor a range: write one such as 10.0.0.0/8 or 127.0.0.1')
/** Text that is valid in an HTTP header: visible ASCII. */
export const headerToken = (least: number) =>
  checked(
    (raw) => /^[\x21-\x7e]+$/.test(raw) && raw.length >= least,
    `cannot stand in a header: write at least ${least} letters, digits or signs without spaces`,
  )
/** `whsec_` and base64 of 24 to 64 bytes (Standard Webhooks 1.0.0, "Signature scheme"). */
export const webhookSecret = checked((raw) => {
  const key = raw.replace(/^whsec_/, '')
  const { length } = Buffer.from(key, 'base64')
  const isBase64 = /^[A-Za-z0-9+/]+={0,2}$/.test(key) && key.length % 4 === 0
  return isBase64 && length >= 24 && length <= 64
}, 'is no secret for webhooks: write whsec_ and what openssl rand -base64 32 prints')
export const phoneNumber = text.transform((raw, context) => {
  const number = internationalNumber(raw)
  if (number !== null) return number
  context.addIssue('is not a number in the international form: write one such as +12015550142')
  return z.NEVER
})

interface Notes {
  /** Describes the fallback in the documentation, if its own text says too little. */
  readonly fallbackText?: string
  /** Whether messages must not repeat the value. */
  readonly secret?: true
}

/**
 * Defines a variable.
 * @param fallback applies while the variable is missing or empty
 */
export const variable = <Value, Fallback extends NoInfer<Value> | null>(
  meaning: string,
  schema: z.ZodType<Value, string>,
  fallback: Fallback,
  { fallbackText = fallback === null ? 'none' : String(fallback), secret }: Notes = {},
) => ({
  meaning,
  schema: schema as z.ZodType<Value | Fallback, string>,
  fallback,
  fallbackText,
  secret: secret === true,
})
