import { internationalNumber } from '#domain/phone/phone.ts'
import { isIP } from 'node:net'

/** Result of parsing a variable's text: the value, or what is wrong and what to write instead. */
export type ValueResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: string; readonly instead: string }

const validValue = <Value>(value: Value): ValueResult<Value> => ({ ok: true, value })
const invalidValue = (problem: string, instead: string): ValueResult<never> => ({
  ok: false,
  problem,
  instead,
})

/**
 * Creates a reader.
 * @param parse returns `null` for text with this problem
 */
export const createReader =
  <Value>(parse: (raw: string) => Value | null, problem: string, instead: string) =>
  (raw: string): ValueResult<Value> => {
    const value = parse(raw)
    return value === null ? invalidValue(problem, instead) : validValue(value)
  }

/** Creates a reader of text of this form. */
const matching = (form: RegExp, problem: string, instead: string) =>
  createReader((raw) => (form.test(raw) ? raw : null), problem, instead)

/** Reads text of this form. */
export const readMatchingText = (form: RegExp, example: string) =>
  matching(form, 'has another form', `write one such as ${example}`)

/** Reads any text. */
export const readText = (raw: string): ValueResult<string> => validValue(raw.trim())

/** Reads a whole number within the range. */
export const readWholeNumber = (min: number, max: number) =>
  createReader(
    (raw) => {
      const number = /^\d{1,9}$/.test(raw) ? Number(raw) : -1
      return number >= min && number <= max ? number : null
    },
    'is no such number',
    `write a whole number from ${min} to ${max}`,
  )

const parseWebAddress = (raw: string): URL | null => {
  const url = URL.parse(raw)
  return url && /^https?:$/.test(url.protocol) ? url : null
}

/** Reads an absolute web address without a path; returns its origin. */
export const readOrigin = createReader(
  (raw) => {
    const url = parseWebAddress(raw)
    return url && url.pathname === '/' && url.search + url.hash === '' ? url.origin : null
  },
  'is not the address of a site',
  'write scheme and host without a path, such as https://www.example.com',
)

/** Reads an absolute http or https address; keeps it whole. */
export const readWebAddress = createReader(
  (raw) => parseWebAddress(raw)?.href ?? null,
  'is not a web address',
  'write one that starts with https://',
)

/** Reads an address with one of the given schemes; keeps the text, passwords included. */
export function readAddressWithScheme(
  schemes: readonly string[],
  example: string,
): (raw: string) => ValueResult<string> {
  return (raw) => {
    const url = URL.parse(raw)
    const instead = `write one such as ${example}, and in user and password %40 for @, %23 for #, %2F for / and %3F for ?`
    if (!url || url.hostname === '' || !schemes.includes(url.protocol.slice(0, -1)))
      return invalidValue(`is not an address of the form ${schemes.join(':// or ')}://`, instead)
    // An unencoded sign of a password would end it, and name another host.
    if (url.hash !== '' || raw.split('@').length > 2)
      return invalidValue('has an unencoded @ or # in it', instead)
    const parts = [url.username, url.password, url.hostname, url.pathname]
    return parts.every(isDecodable)
      ? validValue(raw)
      : invalidValue(
          'holds a % that stands for no character',
          'write %25 where a % itself is meant',
        )
  }
}

/** Returns whether percent-encoding is valid (RFC 3986, 2.1); drivers throw otherwise. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}

/** Reads one of the allowed words. */
export const readOneOf = <Word extends string>(allowed: readonly Word[]) =>
  createReader(
    (raw) => allowed.find((candidate) => candidate === raw) ?? null,
    'is not known',
    `write one of ${allowed.join(', ')}`,
  )

/** Reads `on` or `off`. */
export function readSwitch(raw: string): ValueResult<boolean> {
  const reading = readOneOf(['on', 'off'])(raw)
  return reading.ok ? validValue(reading.value === 'on') : reading
}

/** Reads a comma-separated list; every part must pass `readPart`. */
export function readList<Value>(
  readPart: (raw: string) => ValueResult<Value>,
): (raw: string) => ValueResult<readonly Value[]> {
  return (raw) => {
    const values: Value[] = []
    for (const part of raw
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)) {
      const reading = readPart(part)
      if (!reading.ok)
        return invalidValue(`holds '${part}', which ${reading.problem}`, reading.instead)
      values.push(reading.value)
    }
    return validValue(values)
  }
}

const MAILBOX = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/

/** Reads a mailbox without a display name. */
export const readMailbox = matching(
  MAILBOX,
  'is not an e-mail address',
  'write one such as dispatch@example.com',
)

/** Reads a mailbox with or without a display name: `Name <box@host>` (RFC 5322, 3.4). */
export const readSender = createReader(
  (raw) => (MAILBOX.test(/^[^<>\r\n]*<([^<>]+)>$/.exec(raw)?.[1] ?? raw) ? raw : null),
  'is not a sender',
  'write one such as Front Desk <desk@example.com>',
)

/** Reads an IP address or a CIDR range. */
export const readAddressRange = createReader(
  (raw) => {
    const [address = '', bits, more] = raw.split('/')
    const version = isIP(address)
    const fits =
      bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32))
    return version !== 0 && fits && more === undefined ? raw : null
  },
  'is neither an IP address nor a range',
  'write one such as 10.0.0.0/8 or 127.0.0.1',
)

/** Reads text that is valid in an HTTP header: visible ASCII, at least `least` characters. */
export const readHeaderToken = (least: number) =>
  createReader(
    (raw) => (/^[\x21-\x7e]+$/.test(raw) && raw.length >= least ? raw : null),
    'cannot stand in a header',
    `write at least ${least} letters, digits or signs without spaces`,
  )

/** Reads a phone number that is called; ten digits are one of North America (E.164). */
export const readPhoneNumber = createReader(
  internationalNumber,
  'is not a number in the international form',
  'write one such as +12015550142',
)
