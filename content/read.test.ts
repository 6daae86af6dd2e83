import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { kindOf } from './kinds.ts'
import { slipsOf, unstatedFigures } from './check.ts'
import { parse } from './read.ts'
import { ContentError, type Slip, slipSentence } from './slips.ts'

const PATH = '/services/emergency-locksmith/house-lockout'
const FILE = `content${PATH}/en.md`
const TEXT = readFileSync(FILE, 'utf8')

const FACTS = business
beforeEach(() => {
  const { 'Gate Locks': _gates, 'Access Control': _control, ...prices } = FACTS.prices
  putInForce({ ...FACTS, prices, terms: { ...FACTS.terms, warranty: null } })
})
afterEach(() => putInForce(FACTS))

/** Returns the slips of a text, whether it can be parsed or not. */
function slipsIn(text: string): readonly Slip[] {
  try {
    const source = parse(FILE, 'en', kindOf(PATH), text)
    const found = slipsOf(source)
    return found.length > 0 ? found : unstatedFigures(source)
  } catch (error) {
    if (error instanceof ContentError) return error.slips
    throw error
  }
}

/** Returns the number of the line that a text first appears on. */
const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length

test('the text itself has no slip, with the ends of lines that a form sends too', () => {
  expect(slipsIn(TEXT)).toEqual([])
  expect(slipsIn(TEXT.replaceAll('\n', '\r\n'))).toEqual([])
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
    'There is no tag "scene" here',
  ],
  ['an unknown tag', /We open house/, '{% prise "lockout" /%} $&', 'There is no tag "prise" here'],
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
    'There is no condition offer()',
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
  ['an unknown icon', 'icon "id"', 'icon "idd"', '"idd" does not fit here. Write one of'],
  [
    'an unknown option',
    /We open house/,
    '{% price "lockout" nite=true /%} $&',
    'The tag knows no "nite"',
  ],
  ['a missing name', /We open house/, '{% price /%} $&', 'The tag does not say what it is about'],
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
  ['no words at all', /[^]*/, '', 'Write them between two lines of three hyphens', 1],
  [
    'an open front matter',
    /\n---\n\n#/,
    '\n\n#',
    'Write them between two lines of three hyphens',
    1,
  ],
  ['the same entry twice', /blurb: .*/, '$&\n$&', 'between single quotes'],
  ['a hash that hides the text', /blurb: .*/, 'blurb: # One', '"blurb": Write a text here'],
  ['no title', /title: .*\n/, '', '"title": Write a text here', 2],
  ['an empty description', /description: .*/, 'description:', '"description": Write a text here'],
  ['a line for a list', /search:\n.*/, 'search: locked out', '"search" has another form'],
  [
    'a drawing without its parts',
    /  parts:\n(?: {4}.*\n)+/,
    '',
    '"drawing.parts" has another form',
    8,
  ],
  [
    'a part of the drawing with one word',
    '[Latch, Can often be slid back]',
    '[Latch]',
    '"drawing.parts.latch" has another form',
  ],
  ['an unknown entry of the drawing', '  alt:', '  old: x\n  alt:', '"drawing.old": Remove it'],
  ['an open tag in the head', /blurb: .*/, "blurb: '{% if $licensed %}x'", 'A tag is not closed'],
  ['a second heading of the page', '## How we open', '# Another\n\n$&', 'Write this one after ##'],
  ['a heading without words', '## How we open', '##\n\n$&', 'This heading has no words'],
  ['a heading that is too deep', '### I rent', '##$&', 'This heading is too deep'],
  [
    'a question without an answer',
    '### I rent',
    '### And then?\n\n$&',
    'There is no text below this heading',
  ],
  [
    'a question at the end without an answer',
    '{% /questions %}',
    '### And then?\n$&',
    'There is no text below this heading',
  ],
  [
    'two headings with one anchor',
    '### I rent. Do I need my landlord?',
    '### One? {% #rent %}\n\nYes.\n\n$& {% #rent %}',
    'Two headings have the anchor #rent',
    70,
  ],
  [
    'an anchor that begins with a digit',
    '### I rent. Do I need my landlord?',
    '$& {% #3am %}',
    '"id" has a value that does not fit',
  ],
  ['a picture', /We open house/, '![Our van](/van.jpg) $&', 'A page shows no picture here'],
  ['a line across', '## How we open', '---\n\n$&', 'A page shows no line across here'],
  ['code', '## How we open', '```\nx\n```\n\n$&', 'A page shows no code here'],
  [
    'a link to a page that is not there',
    /We open house/,
    '[Prices](/prices) $&',
    'There is no page "/prices" to link to',
  ],
  [
    'a link to a Spanish address',
    /We open house/,
    '[Prices](/es/precios) $&',
    'Write the English path',
  ],
  [
    'a link without https',
    /We open house/,
    '[Prices](http://a.example/) $&',
    'whole address that begins with https',
  ],
  [
    'a link that runs a script',
    /We open house/,
    '[x](/faq){% href="javascript:alert(1)" %} $&',
    'The tag knows no "href"',
  ],
  ['a link to a fact', /We open house/, '{% see $business.name /%} $&', 'There is no page ""'],
  [
    'an unknown page under its own name',
    '## How we open',
    '{% see "/prices" /%}\n\n$&',
    'There is no page "/prices"',
  ],
  [
    'an unknown town in an either-or',
    /We open house/,
    '{% if or(serves("Hoboken"), serves("Brooklyn")) %}x{% /if %} $&',
    'No town is called "Brooklyn"',
  ],
  [
    'an unknown language',
    /We open house/,
    '{% if speaks("fr") %}x{% /if %} $&',
    'No language is called "fr"',
  ],
  [
    'a name without quotes in a condition',
    /We open house/,
    '{% if offers(Gate) %}x{% /if %} $&',
    'This is no tag',
  ],
  [
    'a number for a name',
    /We open house/,
    '{% if offers(5) %}x{% /if %} $&',
    'Write names between double quotes in offers()',
  ],
  [
    'a part of a fact that is not there',
    /We open house/,
    '{% $license.date %} $&',
    'There is no fact $license.date',
  ],
  [
    'an unknown fact as a condition',
    /We open house/,
    '{% if $insurred %}x{% /if %} $&',
    'There is no fact $insurred',
  ],
  [
    'an unknown fact inside not()',
    /We open house/,
    '{% if not($insurred) %}x{% /if %} $&',
    'There is no fact $insurred',
  ],
  ['an else without if', /We open house/, '{% /if %} $&', 'A tag is closed that is not open'],
  ['an end of another tag', '{% /questions %}', '{% /ready %}', 'A tag is not closed', 63],
  ['one percent sign', /We open house/, '{% price "lockout" /} $&', 'This is no tag'],
  ['curly quotes', /We open house/, '{% price “lockout” /%} $&', 'This is no tag'],
  [
    'a block inside a sentence',
    /We open house/,
    '$& {% costs %}x{% /costs %}',
    'The tag "costs" stands in the wrong place',
  ],
  [
    'words inside a figure',
    /We open house/,
    '{% price "lockout" %}x{% /price %} $&',
    'The tag "price" has no text inside',
  ],
  [
    'an unknown setting',
    '## How we open',
    '{% setting "sms" %}\nx\n{% /setting %}\n\n$&',
    '"sms" does not fit here',
  ],
  [
    'an unknown joint of a list',
    /We open house/,
    '{% list ["a", "b"] joint="with" /%} $&',
    '"with" does not fit here',
  ],
  [
    'a list that is a word',
    /We open house/,
    '{% list "homes" /%} $&',
    'has a value of the wrong kind',
  ],
  [
    'an unknown case',
    '## How we open',
    '{% cases "House Lockouts" /%}\n\n$&',
    'No service is called',
  ],
  ['a style', /We open house/, '$&{% style="color:red" %}', 'The tag knows no "style"'],
  [
    'a price that is not stated',
    /We open house/,
    'It costs {% price "Access Control" work=true /%}. $&',
    '{% price Access Control %} has no figure',
  ],
  [
    'a term that is not stated',
    /We open house/,
    'We say {% term "warranty" /%} $&',
    '{% term warranty %} has no figure',
  ],
  [
    'a price in the head that is not stated',
    /blurb: .*/,
    'blurb: \'From {% price "Gate Locks" /%}\'',
    '{% price Gate Locks %} has no figure',
  ],
] as const)('%s gives one sentence with file and line', (_what, part, by, said, line?: number) => {
  const text = TEXT.replace(part, by)
  expect(text).not.toBe(TEXT)
  const [slip, ...more] = slipsIn(text)
  expect(more.map((each) => slipSentence(each))).toEqual([])
  const sentence = slip ? slipSentence(slip) : ''
  expect(sentence).toContain(said)
  expect(sentence).toMatch(/^content\/services\/emergency-locksmith\/house-lockout\/en\.md:\d+: /)
  // Spanish-speaking owners read the same with the same names in it.
  expect(slip?.said.es).not.toBe(slip?.said.en)
  expect(slip?.said.es).toMatch(
    /ponga|escr[ií]b|qu[ií]t|ci[eé]rr|puede usar|emp[ií]|dé a cada|indíqu/i,
  )
  const found = typeof part === 'string' ? part : (part.exec(TEXT)?.[0] ?? '')
  const wanted = line ?? lineOf(TEXT, found)
  // An inserted line moves the slip by one, and a block is reported where it begins.
  expect(Math.abs((slip?.line ?? 0) - wanted)).toBeLessThan(3)
})
