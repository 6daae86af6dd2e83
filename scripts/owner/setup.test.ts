import { expect, test } from 'vitest'
import { business } from '../../domain/business/business.ts'
import { isInDefaultArea } from '../../domain/business/default-business.ts'
import { parseBusiness, formatBusiness } from '../../domain/business/reader/file.ts'
import { applyAnswers, readAnswer } from './apply-answers.ts'
import { type Answer, facts } from './fact.ts'
import { logoLines } from './read-facts.ts'
import { defaultAnswer, FACTS } from './setup-facts.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

const factOf = (key: string) => {
  const fact = FACTS.find((each) => each.key === key)
  if (!fact) throw new Error(`no fact ${key}`)
  return fact
}
const read = (key: string, text: string) => readAnswer(factOf(key), text)

/** Returns the answers to questions, by key; fails for a wrong one. */
function answersTo(given: Readonly<Record<string, string>>): readonly Answer[] {
  return Object.entries(given).map(([key, text]) => {
    const reading = read(key, text)
    if (!reading.ok) throw new Error(`${key}: ${reading.problem}`)
    return reading.answer
  })
}

function applied(given: Readonly<Record<string, string>>) {
  const outcome = applyAnswers(facts, answersTo(given))
  if (!outcome.ok) throw new Error(outcome.problem)
  expect(parseBusiness(formatBusiness(outcome.facts))).toMatchObject({ ok: true })
  return outcome
}

test('every present value is a right answer', () => {
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
  'writes the answers, and says what is left',
  skipUnless(
    business.reviews.every(({ sample }) => sample),
    ANOTHER_BUSINESS,
  ),
  () => {
    const { facts: written, messages } = applied({
      name: "Tony's Locks",
      phone: '+1 (973) 555-0133',
      towns: 'Paterson 40.9168,-74.1718; Clifton 40.8584, -74.1638',
      rating: 'none',
      called: "Maria (973) 555-0134, Ben 9735550135, $(id) O'Neil \u2066+1 973 555 0136\u2069",
    })
    expect(written).toMatchObject({
      name: 'Tony’s Locks',
      nameLines: ['Tony’s', 'Locks'],
      phones: { default: '9735550133' },
      address: { city: 'Paterson' },
      location: { latitude: 40.9168, longitude: -74.1718 },
      rating: null,
      townArrivalMinutes: {},
    })
    expect(written.towns.map(({ name }) => name)).toEqual(['Paterson', 'Clifton'])
    expect(written.reviews.every(({ town }) => town === 'Paterson')).toBe(true)
    expect(written.unconfirmed).not.toContain('rating')
    expect(messages).toEqual(
      expect.arrayContaining([
        '  npm run staff -- add "Maria" --phone +19735550134',
        '  npm run staff -- add "Ben" --phone +19735550135',
        "  npm run staff -- add '$(id) O’Neil' --phone +19735550136",
        expect.stringContaining('unconfirmed in business.json: ') as string,
      ]),
    )
  },
)

const whileDelivered = skipUnless(facts.unconfirmed.includes('offers'), ANOTHER_BUSINESS)

test('takes the prices as confirmed once both are given', whileDelivered, () => {
  expect(applied({ lockoutPrice: '65' }).facts.unconfirmed).toContain('offers')
  const { unconfirmed } = applied({ lockoutPrice: '65', installationPrice: '65' }).facts
  expect(unconfirmed).not.toContain('offers')
})

test(
  'repeats new starting prices in the price table, without delivered totals',
  whileDelivered,
  () => {
    const { prices } = applied({ lockoutPrice: '65', installationPrice: 'none' }).facts
    expect(prices['House Lockout']).toMatchObject({
      from: 65,
      to: null,
      includes: null,
      total: null,
    })
    expect(prices['Lock Replacement']?.from).toBeNull()
    expect(prices['Lock Rekey']?.from).toBeNull()
  },
)

test('an answer about one term leaves the other delivered terms out', whileDelivered, () => {
  const { terms, unconfirmed } = applied({ 'terms.payment': 'Cash. | Efectivo.' }).facts
  expect(unconfirmed).not.toContain('terms')
  expect(terms).toEqual({
    trip: null,
    nightAndHoliday: null,
    tax: null,
    payment: { en: 'Cash.', es: 'Efectivo.' },
    warranty: null,
    cancellation: null,
  })
})

test.each([
  ['arrivalMinutes', '20 to 45', { from: 20, to: 45 }],
  ['arrivalMinutes', 'none', null],
  ['insuranceAmount', '$1,000,000', 1_000_000],
  ['spokenLanguages', 'es, en', ['es', 'en']],
  [
    'locksmiths',
    'Ana Ruiz 12; Ben',
    [
      { name: 'Ana Ruiz', experienceYears: 12, license: null },
      { name: 'Ben', experienceYears: null, license: null },
    ],
  ],
  ['carMakes', 'Honda 1998-2025', [{ make: 'Honda', from: 1998, to: 2025 }]],
])('reads the entry %s as "%s"', (key, text, value) => {
  const reading = read(key, text)
  expect(reading).toMatchObject({ ok: true, answer: { values: { [key]: value } } })
})

test.each([
  ['arrivalMinutes', 'fast', 'minutes such as 20-40'],
  ['arrivalMinutes', '45-20', 'from must be the lower number'],
  ['spokenLanguages', 'Spanish', 'ISO 639'],
  ['townArrivalMinutes', 'Gotham 10-20', 'write one of'],
  ['reviewLink', 'google', 'a whole address'],
])('explains why the entry %s cannot be "%s"', (key, text, problem) => {
  expect(read(key, text)).toMatchObject({
    ok: false,
    problem: expect.stringContaining(problem) as string,
  })
})

test(
  'redirects no address of a town that was delivered, and forgets its ZIP codes',
  skipUnless(isInDefaultArea(business), ANOTHER_BUSINESS),
  () => {
    const given = { county: 'Ada County', state: 'Idaho', towns: 'Boise 43.6150,-116.2023' }
    expect(applied(given).facts).toMatchObject({ redirects: facts.redirects, zipCodes: {} })
  },
)

test('changes nothing for no answers', () => {
  expect(applyAnswers(facts, [])).toMatchObject({ ok: true, facts })
})

test('splits a name into two lines of similar length', () => {
  expect(logoLines('Keywrights')).toEqual(['Keywrights', ''])
  expect(logoLines('Palisade Lock & Key')).toEqual(['Palisade', 'Lock & Key'])
  expect(logoLines('Llaves del Sol')).toEqual(['Llaves', 'del Sol'])
})
