/** Checks TwiML with Twilio's own library, which shares nothing with the server's code. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import twilio from 'twilio'

/** Types of the library: which attributes a verb has, and which values they take. */
const TYPES = readFileSync(
  createRequire(import.meta.url).resolve('twilio/lib/twiml/VoiceResponse.d.ts'),
  'utf8',
)

const VALUES = new Map(
  [...TYPES.matchAll(/^ +type (\w+) = ("[^;]*");$/gm)].map(([, name = '', union = '']) => [
    name,
    new Set([...union.matchAll(/"([^"]*)"/g)].map(([, value]) => value ?? '')),
  ]),
)
const ATTRIBUTES = new Map(
  [...TYPES.matchAll(/interface (\w+)Attributes \{(.*?)\n {4}\}/gs)].map(
    ([, verb = '', body = '']) => [
      verb,
      new Map(
        [...body.matchAll(/^ +(\w+)\?: (\w+)/gm)].map(([, name = '', type = '']) => [name, type]),
      ),
    ],
  ),
)

interface Element {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: Element[]
  text: string
}

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** Reads a document without comments, as TwiML is written; throws at anything else. */
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '')
  const fail = (why: string): never => {
    throw new Error(`${why} in TwiML: ${xml}`)
  }
  while (rest !== '') {
    const element = open.at(-1) ?? fail('Unbalanced end')
    const tag = /^<(\/?)([A-Za-z]+)((?: [\w:-]+="[^"<]*")*)\s*(\/?)>/.exec(rest)
    const text = /^[^<]+/.exec(rest)?.[0]
    if (tag !== null) {
      const [whole, isEnd, name = '', pairs = '', isEmpty] = tag
      rest = rest.slice(whole.length)
      if (isEnd === '/') {
        if (open.pop()?.name !== name) fail(`Wrong end of ${name}`)
        continue
      }
      const attributes = Object.fromEntries(
        [...pairs.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key,
          plain(value),
        ]),
      )
      const child: Element = { name, attributes, children: [], text: '' }
      element.children.push(child)
      if (isEmpty === '') open.push(child)
    } else if (text !== undefined) {
      if (/&(?!lt;|gt;|quot;|apos;|amp;|#\d+;)/.test(text)) fail('Bare ampersand')
      element.text += plain(text)
      rest = rest.slice(text.length)
    } else fail('No tag')
  }
  const [document, ...others] = root.children
  if (open.length !== 1 || document?.name !== 'Response' || others.length > 0) fail('No Response')
  return document as Element
}

type Builder = Record<string, ((...values: unknown[]) => Builder) | undefined>

/** Throws unless Twilio's library has this verb in this place, with these attributes and values. */
function build(element: Element, builder: Builder, xml: string): void {
  for (const { name, attributes, children, text } of element.children) {
    const method = name.charAt(0).toLowerCase() + name.slice(1)
    const known = ATTRIBUTES.get(name) ?? new Map<string, string>()
    for (const [key, value] of Object.entries(attributes)) {
      const type = known.get(key)
      if (type === undefined) throw new Error(`<${name}> has no attribute ${key}: ${xml}`)
      const allowed = VALUES.get(type)
      const isNumber = type !== 'number' || /^\d+$/.test(value)
      if (!isNumber || value.split(' ').some((one) => allowed?.has(one) === false))
        throw new Error(`<${name}> takes no ${key}="${value}": ${xml}`)
    }
    const add = builder[method]
    if (typeof add !== 'function') throw new Error(`<${name}> has no place here: ${xml}`)
    const child = add.call(builder, attributes, ...(text === '' ? [] : [text]))
    build({ name, attributes, children, text }, child, xml)
  }
}

/** Writes a document again in one form: attributes sorted by name. */
const normal = ({ name, attributes, children, text }: Element): string =>
  JSON.stringify([name, Object.entries(attributes).toSorted(), text, children.map(normal)])

/**
 * Returns the TwiML of an answer; throws unless Twilio's library writes the same document out of the
 * same verbs. An answer that is no XML passes.
 */
export function requireTwiml(answer: string): string {
  if (!answer.startsWith('<?xml')) return answer
  const document = parse(answer)
  const response = new twilio.twiml.VoiceResponse()
  build(document, response as unknown as Builder, answer)
  const written = response.toString()
  if (normal(parse(written)) !== normal(document))
    throw new Error(`TwiML: ${answer}\nTwilio's library writes: ${written}`)
  return answer
}
