import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { fileSentence, formatBusiness, parseBusiness } from './file.ts'
import { businessSchema } from '#domain/business/schema/schema.ts'
import { aboutEntry } from '#domain/business/schema/entry.ts'
import { entrySentence } from '#domain/text/problem.ts'
import { businessProblems } from './check.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

const SOURCE = readFileSync(BUSINESS_FILE, 'utf8')
const LINES = SOURCE.split('\n')

const problemsOf = (text: string): readonly string[] => {
  const reading = parseBusiness(text)
  return reading.ok ? [] : reading.problems.map((problem) => fileSentence('business.json', problem))
}

test('reads the file of this business, and writes it back with the same facts', () => {
  const reading = parseBusiness(SOURCE)
  expect(reading).toMatchObject({ ok: true, business })
  if (reading.ok) expect(parseBusiness(formatBusiness(reading.facts))).toEqual(reading)
})

/** What an owner does to a line by mistake; unchanged where it does not apply. */
const SLIPS: Readonly<Record<string, (line: string) => string>> = {
  'comma left out': (line) => line.replace(/,$/, ''),
  'semicolon instead of a comma': (line) => line.replace(/,$/, ';'),
  'single quotes': (line) => line.replace(/: "([^"]*)",$/, ": '$1',"),
  'opening quote left out': (line) => line.replace(/: "(?=.)/, ': '),
  'closing quote left out': (line) => line.replace(/",$/, ','),
  'typographic quotes': (line) => line.replace(/: "([^"]*)",$/, ': “$1”,'),
  'colon left out': (line) => line.replace(': ', ' '),
  'quotes of the name left out': (line) => line.replace(/^( +)"(\w+)": /, '$1$2: '),
  'one opening bracket too many': (line) => line.replace(': ', ': {'),
  'value deleted': (line) => line.replace(/: [^{[]+,$/, ': ,'),
  'word instead of a value': (line) => line.replace(/: [^{[]+,$/, ': none,'),
  'amount with a sign': (line) => line.replace(/: (\d+),$/, ': $$$1,'),
  'list instead of a value': (line) => line.replace(/: ".*",$/, ': [],'),
  'number instead of a text': (line) => line.replace(/: "[^"]*",$/, ': 7,'),
  'capital letters': (line) => line.replace(/: (true|false|null)\b/, (all) => all.toUpperCase()),
  'entry renamed': (line) => line.replace(/^ {2}"(\w+)": /, '  "my$1": '),
  comment: (line) => (/^ {2}"/.test(line) ? `${line} // our own` : line),
}

const slips = Object.entries(SLIPS).flatMap(([name, change]) =>
  LINES.flatMap((line, index) => {
    const changed = change(line)
    const text = changed === line ? null : LINES.with(index, changed).join('\n')
    return text === null ? [] : [{ name: `${name}: ${changed.trim()}`, line: index + 1, text }]
  }),
)

/** Text that is valid another way, such as a deleted comma of the last entry. */
const wrong = slips.filter(({ text }) => problemsOf(text).length > 0)

test('explains hundreds of slips of the keyboard: the line or the entry, and what to write', () => {
  expect(wrong.length).toBeGreaterThan(300)
  expect(wrong.length).toBeGreaterThan(slips.length * 0.8)
  const poor = wrong.flatMap(({ name, line, text }) => {
    const problems = problemsOf(text)
    const isGood = problems.every((problem) =>
      /^business\.json(?:: [^ ]|, line \d+, column \d+: ).{3,}(?:write|take|leave) .+\.$/u.test(
        problem,
      ),
    )
    const [, place] = /line (\d+)/.exec(problems[0] ?? '') ?? []
    // A bracket too many is found where the file ends.
    const isNear =
      place === undefined ||
      name.startsWith('one opening bracket') ||
      Math.abs(Number(place) - line) <= 1
    return isGood && isNear && problems.length === 1 ? [] : [{ slip: `${line}: ${name}`, problems }]
  })
  expect(poor).toEqual([])
})

test.each([
  ['{"name": none}', 'line 1, column 11:'],
  ['{\n  "name": “Palisade”\n}', 'line 2, column 11:'],
  ['{"name": "A",\n}', 'line 2, column 1:'],
  ["{'name': 1}", 'line 1, column 2:'],
  ['', 'line 1, column 1:'],
  ['[]', 'write {'],
  ['null', 'write {'],
  [SOURCE.slice(0, SOURCE.length / 2), 'line'],
  [`${SOURCE}}`, `line ${LINES.length}, column 1`],
  [`\uFEFF${SOURCE}`, null],
  [SOURCE.replaceAll('\n', '\r\n'), null],
])('reads or explains the text %#', (text, problem) => {
  if (problem === null) expect(problemsOf(text)).toEqual([])
  else expect(problemsOf(text).join('\n')).toContain(problem)
})

describe('the schema', () => {
  test('describes each entry in both languages, with a valid example', () => {
    for (const [entry, schema] of Object.entries(businessSchema.shape)) {
      const { en, es, example } = aboutEntry(schema)
      for (const [label, explanation] of [en, es]) {
        expect(label.length, entry).toBeGreaterThan(2)
        expect(explanation, entry).toMatch(/\.$/)
      }
      expect(schema.safeParse(example).error?.issues ?? [], entry).toEqual([])
    }
  })

  test('gives each entry a label of its own', () => {
    for (const language of ['en', 'es'] as const) {
      const labels = Object.values(businessSchema.shape).map(
        (schema) => aboutEntry(schema)[language][0],
      )
      expect(labels).toEqual([...new Set(labels)])
    }
  })

  test('lists the entries in the order of the delivered file', () => {
    const known = Object.keys(businessSchema.shape)
    const written = Object.keys(JSON.parse(SOURCE) as object)
    expect(written).toEqual(known.filter((entry) => written.includes(entry)))
  })
})

const { towns, services } = business

test.each<[string, Partial<typeof business>, string]>([
  ['no town', { towns: [] }, 'towns: no town is here'],
  [
    'a town twice',
    { towns: [...towns, ...towns.slice(0, 1)] },
    'is here a second time, take one of the two out.',
  ],
  [
    'a town far away',
    { towns: [...towns, { name: 'Miami', latitude: 25.77, longitude: -80.19 }] },
    'miles from',
  ],
  [
    'a service twice',
    { services: [...services, ...services.slice(0, 1)] },
    'is here a second time, take one of the two out.',
  ],
  [
    'a group without a service',
    {
      services: services.filter(({ group }) => group !== 'automotive'),
      prices: {},
      jobMinutes: {},
      reviews: [],
    },
    'services: none is of the group automotive, write at least one under Automotive.',
  ],
  [
    'a service named like the last option',
    { services: [...services, { label: 'Other', group: 'commercial' }] },
    "'Other' is the form's last option",
  ],
  [
    'a known service in other letters',
    { services: [...services, { label: 'Lock rekey', group: 'residential' }] },
    'is here a second time',
  ],
  [
    'an unserved town of the address',
    { address: { ...business.address, city: 'Gotham' } },
    'address.city: ',
  ],
  [
    'minutes of an unserved town',
    { townArrivalMinutes: { Gotham: { from: 1, to: 2 } } },
    'townArrivalMinutes.Gotham: ',
  ],
  [
    'minutes of an unknown service',
    { jobMinutes: { Teleporting: { from: 1, to: 2 } } },
    'jobMinutes.Teleporting: ',
  ],
])('refuses %s', (_, change, problem) => {
  const sentences = businessProblems({ ...business, ...change }).map((each) => entrySentence(each))
  expect(sentences.join('\n')).toContain(problem)
})
