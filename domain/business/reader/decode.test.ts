import { describe, expect, test } from 'vitest'
import { decodeFile } from './decode.ts'
import { fileSentence, parseJson } from './file.ts'

const TEXT = '{\n  "name": "Peña’s Locks",\n  "note": "¡Llámenos!"\n}\n'

const sentenceOf = (bytes: Uint8Array): string => {
  const decoding = decodeFile(bytes)
  return decoding.ok ? '' : fileSentence('business.json', decoding.problems[0] ?? never())
}
const never = (): never => {
  throw new Error('a refusal without a problem')
}
const windows1252 = (text: string): Buffer => Buffer.from(text.replace('’', '\u0092'), 'latin1')
const bigEndian = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

test.each([TEXT, `\ufeff${TEXT}`, '', '{}', '{"a": "名前 שם 🔑"}'])('reads UTF-8: %j', (text) =>
  expect(decodeFile(Buffer.from(text))).toEqual({ ok: true, text: text.replace('\ufeff', '') }),
)

test('names the line of a letter in Windows-1252 or Latin-1', () => {
  expect(sentenceOf(windows1252(TEXT))).toMatch(
    /^business\.json, line 2, column 14: this letter is not saved as UTF-8 .*"Save as", encoding UTF-8\.$/,
  )
  expect(sentenceOf(Buffer.from(TEXT.replace(/’|ñ/g, ''), 'latin1'))).toContain('line 3')
})

test.each<[string, Uint8Array]>([
  ['UTF-16 with its mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 without', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16 big-endian', bigEndian(`\ufeff${TEXT}`)],
  ['UTF-16 big-endian without its mark', bigEndian(TEXT)],
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0])],
])('names the encoding of %s', (_what, bytes) =>
  expect(sentenceOf(bytes)).toContain('saved as UTF-16'),
)

describe('a letter that was lost before', () => {
  test.each(['Pe\ufffda', 'PeÃ±a', 'we’ll'.replace('’', 'â€™'), 'Â¡Hola!', 'CafÃ©'])(
    'is refused with its line: %s',
    (name) => {
      const reading = parseJson(`{\n  "name": "${name}"\n}`)
      const problem = reading.ok ? never() : reading.problems[0]
      expect(fileSentence('f', problem ?? never())).toMatch(
        /^f, line 2, column \d+: a letter was lost/,
      )
    },
  )

  test.each(['Peña', 'SÃO', 'Ângela', 'âge', '10 € â', 'Æther'])('is none in %s', (name) =>
    expect(parseJson(`{"name": "${name}"}`)).toEqual({ ok: true, value: { name } }),
  )
})

test('joins an accent to its letter, as macOS writes them', () =>
  expect(parseJson('{"name": "Pen\u0303a Cafe\\u0301"}')).toEqual({
    ok: true,
    value: { name: 'Peña Café' },
  }))

test('takes spaces of web pages before an entry, and keeps those in a text', () =>
  expect(parseJson('{\n\u00a0\u00a0"name": "a\u00a0b",\n \u3000"other": 1\n}')).toEqual({
    ok: true,
    value: { name: 'a\u00a0b', other: 1 },
  }))

test.each(['{"zip": 07047}', '{"zips": [08817, 1]}', '{"a": -01}'])(
  'says how a number is written that begins with 0: %s',
  (text) => {
    const reading = parseJson(text)
    expect(reading.ok ? '' : reading.problems[0]?.said.en).toContain('such as "07047"')
  },
)
