import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kindOf } from './kinds.ts'
import { ContentError, parse, problemsOf } from './read.ts'

const PATH = '/services/emergency-locksmith/house-lockout'
const FILE = `content${PATH}/en.md`
const TEXT = readFileSync(FILE, 'utf8')

/** Returns what is said of a text, whether it can be parsed or not. */
function problems(text: string): readonly string[] {
  try {
    return problemsOf(parse(FILE, 'en', kindOf(PATH), text))
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** Returns the number of the line that a text first appears on. */
const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length

test('the text itself has no slip, with the ends of lines that a form sends too', () => {
  expect(problems(TEXT)).toEqual([])
  expect(problems(TEXT.replaceAll('\n', '\r\n'))).toEqual([])
})

// Each: what slipped, what is replaced by what, and what the sentence says.
test.each([
  ['no front matter', /^---\n/, '', 'Write them between two lines of three hyphens', 1],
  ['a colon without quotes', /blurb: .*/, 'blurb: One: two', 'between single quotes'],
  ['an open quote', /blurb: .*/, "blurb: 'One", 'between single quotes'],
  ['a wrong indent', '  alt:', ' - alt:', 'between single quotes'],
  ['an unknown entry', /blurb: .*/, '$&\nblurbs: More', '"blurbs": Remove it, or correct its name'],
  ['a missing entry', /blurb: .*\n/, '', '"blurb": Write a text here', 2],
  ['a number in place of a text', /blurb: .*/, 'blurb: 24', '"blurb": Write a text here'],
  ['no heading of the page', /^# .*\n/m, '', 'Write it after one #', 16],
  ['text below no heading', '{% /costs %}', '$&\n\nStray.', 'Write one after ##', 29],
  [
    'a block of another page',
    '## What a house',
    '{% scene %}x{% /scene %}\n\n$&',
    "Undefined tag: 'scene'",
  ],
  ['an unknown tag', /We open house/, '{% prise "lockout" /%} $&', "Undefined tag: 'prise'"],
  ['an unknown fact', /We open house/, '{% $twon %} $&', 'Write one of $allIncluded'],
  ['an unknown fact in the head', /blurb: .*/, "blurb: '{% $twon %}'", 'Write one of $allIncluded'],
  [
    'an unknown condition',
    /We open house/,
    '{% if offer("Gate Locks") %}x{% /if %} $&',
    'Write one of',
  ],
  [
    'an unknown condition inside another',
    /We open house/,
    '{% if not(offer("Gate Locks")) %}x{% /if %} $&',
    "Undefined function: 'offer'",
  ],
  [
    'an unknown service',
    /We open house/,
    '{% if offers("Gate Lock") %}x{% /if %} $&',
    'No service is called "Gate Lock". Write one of Car Lockout, House Lockout',
  ],
  [
    'an unknown service of a price',
    /We open house/,
    '{% price "House Lockouts" /%} $&',
    'No service is called "House Lockouts"',
  ],
  [
    'an unknown service in a list',
    /We open house/,
    '{% list [{"Car Lockouts": "cars"}] /%} $&',
    'No service is called "Car Lockouts"',
  ],
  [
    'an unknown town',
    /We open house/,
    '{% if serves("Hobboken") %}x{% /if %} $&',
    'No town is called "Hobboken"',
  ],
  ['an unknown term', /We open house/, '{% term "tips" /%} $&', 'No term is called "tips"'],
  ['an unknown icon', 'icon "id"', 'icon "idd"', "Got 'idd' instead"],
  [
    'an unknown option',
    /We open house/,
    '{% price "lockout" nite=true /%} $&',
    "Invalid attribute: 'nite'",
  ],
  ['a missing name', /We open house/, '{% price /%} $&', "Missing required attribute: 'primary'"],
  ['a name without quotes', /We open house/, '{% price lockout /%} $&', 'with both quotes'],
  [
    'a text in place of true',
    /We open house/,
    '{% price "lockout" night="yes" /%} $&',
    'write true without',
  ],
  ['an open block', '{% /questions %}\n', '', 'A tag is not closed', 61],
  ['a block that was not opened', '{% costs %}\n', '', 'A tag is closed that is not open', 26],
  ['an open tag', /We open house/, '{% if offers("Gate Locks") %}x $&', 'A tag is not closed'],
] as const)('%s gives one sentence with file and line', (_what, part, by, said, line?: number) => {
  const text = TEXT.replace(part, by)
  expect(text).not.toBe(TEXT)
  const [problem = '', ...more] = problems(text)
  expect(more).toEqual([])
  expect(problem).toContain(said)
  expect(problem).toMatch(/^content\/services\/emergency-locksmith\/house-lockout\/en\.md:\d+: /)
  const found = typeof part === 'string' ? part : (part.exec(TEXT)?.[0] ?? '')
  const wanted = line ?? lineOf(TEXT, found)
  // An inserted line moves the slip by one, and a block is reported where it begins.
  expect(Math.abs(Number(problem.split(':')[1]) - wanted)).toBeLessThan(3)
})
