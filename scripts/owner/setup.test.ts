import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { business } from '../../domain/business.ts'
import { isInDefaultArea } from '../../domain/default-business.ts'
import { TOWNS } from '../../domain/towns.ts'
import { applyAnswers, readAnswer } from './apply-answers.ts'
import { defaultAnswer, FACTS, logoLines } from './setup-facts.ts'
import { createPendingEdits } from './source-edits.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const factOf = (key: string) => {
  const fact = FACTS.find((each) => each.key === key)
  if (!fact) throw new Error(`no fact ${key}`)
  return fact
}
const read = (key: string, text: string) => readAnswer(factOf(key), text)

test('asks for twenty facts, and every present value is a right answer', () => {
  expect(FACTS).toHaveLength(20)
  for (const { key, current } of FACTS) expect(read(key, current), key).toMatchObject({ ok: true })
})

test.each([
  ['phone', '555-0117', 'write ten digits'],
  ['requestEmail', 'desk at locks.com', 'write an address such as'],
  ['state', 'Jersey', 'the two capital letters of a state'],
  ['timeZone', 'Eastern', 'write a name of the IANA list'],
  ['lockoutPrice', 'free', 'write a number of dollars above 0'],
  ['rating', '9 of 10', 'write a number from 0 to 5'],
  ['rating', 'good', 'such as 4.8 of 127'],
  ['colors', '#000000 #000000 #000000 #000000 #000000 #000000', 'colors'],
  ['colors', '#000000', 'write six colors'],
  ['towns', 'Clifton', 'write each town with its point'],
  ['towns', 'Nampa 43.5407, 116.5635', 'longitude with a minus sign'],
  ['towns', 'Boise 43.615,-116.202, Meridian 43.612,-116.391', 'a semicolon between towns'],
  ['county', 'the Boise area', 'English and Spanish with a semicolon'],
  ['county', '43.6150, -116.2023', 'one county such as Ada County'],
  ['street', '43.6150, -116.2023', 'street and number'],
  ['street', 'Idaho', 'street and number'],
  ['county', 'Ada and Canyon counties', 'English and Spanish with a semicolon'],
  ['lockoutPrice', '69 each', 'write a number of dollars above 0'],
  ['rating', '4,7 of 38', 'write a number with a point'],
  ['towns', 'Clifton 40.8584,-74.1638; Miami 25.7743,-80.1937', 'check its point'],
  ['towns', ' ; ', 'town'],
  ['showAddress', 'maybe', 'write yes or no'],
  ['siteMaker', 'Web Works', 'write a name and its address'],
  ['called', 'Maria', 'write a name and a phone number'],
])('explains why %s cannot be "%s"', (key, text, problem) => {
  expect(read(key, text)).toMatchObject({
    ok: false,
    problem: expect.stringContaining(problem) as string,
  })
})

test.each([
  ['lockoutPrice', '$69', { 'offers.emergencyLockout.price': 69 }],
  ['installationPrice', '1,200 dollars', { 'offers.lockInstallation.price': 1200 }],
  ['installationPrice', 'By quote', { 'offers.lockInstallation.price': null }],
  ['showAddress', 'True', { showAddress: true }],
  ['state', 'new jersey', { 'address.region': 'NJ' }],
  ['colors', '#012 #fff #DB6 #FA3 #6CA #B12', { 'colors.dark': '#001122' }],
  ['county', 'Ada County', { 'address.county': 'Ada County' }],
  [
    'county',
    'the Boise area; el área de Boise',
    { 'address.county': { en: 'the Boise area', es: 'el área de Boise' } },
  ],
])('reads %s as people write it: "%s"', (key, text, values) => {
  expect(read(key, text)).toMatchObject({ ok: true, answer: { values } })
})

test('takes the one phone number for visitors from ads too, and the name as registered', () => {
  const given = new Map([
    ['phone', '(208) 555-0117'],
    ['name', 'Boise Keys'],
  ])
  const fact = (key: string, current: string) => ({ ...factOf(key), current })
  expect(defaultAnswer(fact('phoneFromAds', '2015550168'), given)).toBe('(208) 555-0117')
  expect(defaultAnswer(fact('phoneFromAds', business.phones.default), given)).toBe('(208) 555-0117')
  expect(defaultAnswer(fact('phoneFromAds', '2085550144'), given)).toBe('2085550144')
  expect(defaultAnswer(fact('phoneFromAds', '2015550168'), new Map())).toBe('2015550168')
  expect(defaultAnswer(fact('legalName', 'Palisade Lock & Key LLC'), given)).toBe('Boise Keys')
})

// A real review keeps its town.
test(
  'writes the answers into the owner’s files, and says what is left',
  skipUnless(
    business.reviews.every(({ sample }) => sample),
    ANOTHER_BUSINESS,
  ),
  () => {
    const given = {
      name: "Tony's Locks",
      phone: '+1 (973) 555-0133',
      towns: 'Paterson 40.9168,-74.1718; Clifton 40.8584, -74.1638',
      rating: 'none',
      called: "Maria (973) 555-0134, Ben 9735550135, $(id) O'Neil \u2066+1 973 555 0136\u2069",
    }
    const answers = Object.entries(given).flatMap(([key, text]) => {
      const reading = read(key, text)
      return reading.ok ? [reading.answer] : []
    })
    expect(answers).toHaveLength(Object.keys(given).length)
    const pending = createPendingEdits(ROOT)
    const outcome = applyAnswers(pending, answers, ROOT)
    const written = pending.read('domain/business.ts')
    for (const entry of [
      'name: "Tony’s Locks"',
      'nameLines: ["Tony’s","Locks"]',
      'default: "9735550133"',
      'city: "Paterson"',
      'rating: null',
    ])
      expect(written).toContain(entry)
    expect(written.match(/"town":"Paterson"/g)).toHaveLength(business.reviews.length)
    expect(written).not.toMatch(/^ +'rating',$/m)
    expect(pending.read('domain/towns.ts')).not.toContain(`'${TOWNS[0]?.name}'`)
    expect(outcome).toMatchObject({
      messages: expect.arrayContaining([
        '  npm run staff -- add "Maria" --phone +19735550134',
        '  npm run staff -- add "Ben" --phone +19735550135',
        "  npm run staff -- add '$(id) O’Neil' --phone +19735550136",
        expect.stringContaining('unconfirmed in domain/business.ts: ') as string,
      ]) as string[],
    })
  },
)

test(
  'takes the prices as confirmed once both are given',
  skipUnless(business.unconfirmed.includes('offers'), ANOTHER_BUSINESS),
  () => {
    const unconfirmedAfter = (...keys: readonly string[]): boolean => {
      const pending = createPendingEdits(ROOT)
      const answers = keys.flatMap((key) => {
        const reading = read(key, '65')
        return reading.ok ? [reading.answer] : []
      })
      applyAnswers(pending, answers, ROOT)
      return /unconfirmed: \[[^\]]*offers/.test(pending.read('domain/business.ts'))
    }
    expect(unconfirmedAfter('lockoutPrice')).toBe(true)
    expect(unconfirmedAfter('lockoutPrice', 'installationPrice')).toBe(false)
  },
)

test(
  'redirects no address of a town that was delivered',
  skipUnless(isInDefaultArea(business), ANOTHER_BUSINESS),
  () => {
    const given = { county: 'Ada County', state: 'Idaho', towns: 'Boise 43.6150,-116.2023' }
    const answers = Object.entries(given).flatMap(([key, text]) => {
      const reading = read(key, text)
      return reading.ok ? [reading.answer] : []
    })
    const pending = createPendingEdits(ROOT)
    expect(applyAnswers(pending, answers, ROOT).ok).toBe(true)
    expect(pending.edits.map(({ file }) => file)).not.toContain('domain/redirects.ts')
  },
)

test('changes nothing for no answers', () => {
  const pending = createPendingEdits(ROOT)
  expect(applyAnswers(pending, [], ROOT).ok).toBe(true)
  expect(pending.edits).toEqual([])
  expect(pending.read('domain/business.ts')).toBe(
    readFileSync(path.join(ROOT, 'domain/business.ts'), 'utf8'),
  )
})

test('splits a name into two lines of similar length', () => {
  expect(logoLines('Keywrights')).toEqual(['Keywrights', ''])
  expect(logoLines('Palisade Lock & Key')).toEqual(['Palisade', 'Lock & Key'])
  expect(logoLines('Llaves del Sol')).toEqual(['Llaves', 'del Sol'])
})
