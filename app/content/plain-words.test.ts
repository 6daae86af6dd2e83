import { describe, expect, test } from 'vitest'
import { business } from '#domain/business.ts'
import { CITIES } from '#domain/cities.ts'
import { SERVICE_GROUPS, SERVICES } from '#domain/services.ts'
import { fill } from './fill.ts'

/**
 * Who reads this stands outside a locked door at night, and may have learned
 * English late. Every text must be plain at the first reading.
 */

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['./en/**/*.ts'], {
  eager: true,
})

interface Text {
  readonly path: string
  readonly text: string
}

/** A text with numbers or words set into it. */
type Sentence = (...parts: readonly (string | number)[]) => string

function textsOf(value: unknown, path: string): readonly Text[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') {
    const made: unknown =
      path.includes('fill.ts') || path.includes('price.ts') ? '' : (value as Sentence)(3, 5)
    return typeof made === 'string' ? [{ path, text: made }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

const all = Object.entries(modules).flatMap(([file, exported]) => textsOf(exported, file))

const matching = (pattern: RegExp): readonly string[] =>
  all.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`)

/** Turns of phrase that readers stumbled over: riddles, jokes, metaphors, British and translated English. */
const ODD = [
  'asked at the',
  'asked on the',
  'asked in the',
  'asked over',
  'asked beside',
  'asked through',
  'asked under',
  'asked with',
  'asked leaning',
  'asked across',
  'asked from',
  'asked before',
  'four cuts',
  'tell us the lock',
  'its own yes',
  'a second yes',
  'separate yes',
  'wait for your yes',
  'goes on working',
  'go on working',
  'read it before',
  'ones twice',
  'taught to',
  'the car stands',
  'you hear it',
  'is the easy part',
  'not keys',
  'as you will meet it',
  'went for a swim',
  'know their owner',
  'does not care',
  'out of arguments',
  'looking before touching',
  'stakes everywhere',
  'ringing phone',
  'can sleep',
  'beats the',
  'by which lock',
  'pick the door\\.',
  'order of sense',
  'have called somebody else',
  'moves the figure',
  'read the tags',
  'opened no doors',
  'where the van goes',
  'own idea of',
  'we can set off',
  'ends it',
  'real answer',
  'none locked',
  'it turned',
  'cut 4-0-4',
  'complete answer',
  'bank machine',
  'would be coming from',
  'be kept out of it',
  'do not pick, they',
  'least we can do',
  'mend',
  'sprung',
  'as ever',
  'what you hear',
  'van stands',
  'compare papers',
  'give it up',
  'a claim to it',
  'live in there',
  'lock is holding',
  'hands are slow',
  'next to never',
  'goes round',
  'all the way round',
  'other way round',
  'stoop to hallway',
  'tonight that is right',
  'show your say',
  'right to say',
  'may say yes',
  'the opener',
  'bread already',
  'right job for us',
  'your couch',
  'of another build',
  'watch or do not',
  'view from the',
  'hands out',
  'small end',
  'does not count',
  'do not count',
  'who knows how many',
  'worth the pins',
  'whose fault',
  'tired',
  'wants fixing',
  'wants us',
  'wants attention',
  'want attention',
  'wants a',
  'repair comes to',
  'lock comes to',
  'spare comes to',
  'into a cave',
  'hunts keys',
  'asks of you',
  'costs us the same',
  'talk you out',
  'they flee',
  'people flee',
  'told apart',
  'walls fight',
  'before lunch',
  'has one task',
  'however warm',
  'gone with the',
  'piece of brass',
  'does not enter into',
  'neither does',
  'lock is done',
  'killed by',
  'hardest blows',
  'would find one useful',
  'and a shrug',
  'free to hear',
  'on that footing',
  'has to be fed',
  'already listening',
  'leads nowhere',
  'before they talk',
  'make the introduction',
  'not the moon',
  'keep your money',
  'does not last',
  'less than none',
  'second voice',
  'the same word',
  'the same three',
  'not enjoy',
  'to argue',
  'goes no way',
  'without a word',
  'never heard of',
  'metal is the matter',
  'in the column it',
  'draw the',
  'private wiggle',
  'want more dismantling',
  'relieve the',
  'by dinner',
  'hardly an approach',
  'small town, tall',
  'whom do i',
  'small museum',
  'nobody’s job',
  'wants two hands',
  'can stay lost',
  'sulks',
  'leans on',
  'not know either',
  'tunnel loads',
  'a guess in minutes',
  'slope wins',
  'for you to notice',
  'wants a shoulder',
  'goods sleep',
  'has no use for',
  'all you have',
  'that sort of',
  'and the blame',
  'some evenings, the',
  'road apart',
  'cheaper order',
  'fools people',
  'long enough',
  'bear out',
  'answer for damage',
  'one answer',
  'as it comes',
  'can switch on',
  'eighteen jobs',
  'two rivers',
  'next doors',
  'dead keys',
  'keys dead',
  'picked, not kicked',
  'beside the open',
  'at the keyhole',
  'keyhole you',
  'somebody comes',
  'puff of',
]

describe('plain words', () => {
  test.each(ODD)('no text says “%s”', (phrase) => {
    expect(matching(new RegExp(`(?<![\\p{L}’])${phrase}(?![\\p{L}’])`, 'iu'))).toEqual([])
  })

  test('nothing is British where an American would stumble', () => {
    expect(
      matching(
        /\b(?:whilst|amongst|flat battery|car park|lorry|boot of|bonnet|pavement|spanner|mobile phone|fortnight|straight away|ring us|rung up|queue|shan’t|whom)\b/i,
      ),
    ).toEqual([])
  })

  test('words that only fill a sentence stay away', () => {
    expect(
      matching(/\b(?:simply|actually|basically|in order to|of course|please note)\b/i),
    ).toEqual([])
  })
})

/** What a person asks first, and how an answer is recognized. */
const ANSWERS = {
  what: /lock|\bkeys?\b|ignition|fob|panic bar|card reader/i,
  when: /24\/7|day or night|day and night/i,
  'how much': /\$\d+|\bprices?\b/i,
  where: new RegExp([business.address.county, ...CITIES.map(({ name }) => name)].join('|')),
  who: /\blicensed\b/i,
}

/** Legal pages, and pages that are read after everything was asked or by accident. */
const NOT_ASKED = /terms-conditions|privacy-policy|thank-you|not-found/

interface PageCopy {
  readonly heading?: string
  readonly lead?: string
  readonly approach?: string
  readonly promise?: unknown
  readonly locks?: unknown
  readonly chooser?: unknown
  readonly hero?: unknown
}

const pages = Object.entries(modules).flatMap(([file, exported]) =>
  Object.values(exported).flatMap((copy) =>
    typeof copy === 'object' && copy !== null && 'meta' in copy && !NOT_ASKED.test(file)
      ? [{ file, copy: copy as PageCopy }]
      : [],
  ),
)

test('every page that is read for its answers is looked at', () => {
  const towns = CITIES.length
  const services = SERVICES.length + SERVICE_GROUPS.length
  expect(pages).toHaveLength(towns + services + 13)
})

describe.each(pages)('$file', ({ copy }) => {
  const { heading, lead, approach, promise, locks, chooser, hero } = copy
  const first = fill(
    textsOf({ heading, lead, approach, promise, locks, chooser, hero }, '')
      .map(({ text }) => text)
      .join(' '),
  )
  test.each(Object.entries(ANSWERS))('its first screen and first section say %s', (_, pattern) => {
    expect(first).toMatch(pattern)
  })
})
