import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseBusiness } from '#domain/business/reader/file.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import { entrySentence } from '#domain/text/problem.ts'
import { askFacts } from './ask-facts.ts'
import { withFileEntries } from './new-facts.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const ANSWERS = path.join(ROOT, 'tests/other-business/answers')
const DELIVERED = path.join(ROOT, 'business.json')

/** Facts of another business, whatever business.json says. */
function firm(): Business {
  const reading = parseBusiness(readFileSync(path.join(ANSWERS, '../business.json'), 'utf8'))
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.facts
}

/**
 * Answers the questions that contain a text, each with its answers in turn; others with Enter.
 * @returns the facts, and what was printed
 */
async function answered(before: Business, answers: Readonly<Record<string, readonly string[]>>) {
  const left = Object.entries(answers).map(([text, list]) => ({ text, list: [...list] }))
  const printed: string[] = []
  let questions = 0
  const facts = await askFacts(before, {
    ask: async (question) => {
      questions += 1
      if (questions > 200) throw new Error(`asks for ever: ${question}`)
      return (
        left.find(({ text, list }) => question.startsWith(text) && list.length > 0)?.list.shift() ??
        ''
      )
    },
    print: (line) => printed.push(line),
  })
  expect(left.filter(({ list }) => list.length > 0)).toEqual([])
  return { facts, printed: printed.join('\n') }
}

describe('on the terminal', () => {
  test('Enter keeps every fact', async () => {
    const before = firm()
    const { facts, printed } = await answered(before, {})
    expect(facts).toEqual(before)
    expect(printed).toContain('Phone numbers: Ten digits each.')
  })

  test('asks again what does not fit, and takes what people write', async () => {
    const { facts, printed } = await answered(firm(), {
      'Phone numbers, On all pages': ['555-0117', '(973) 555-0133'],
      'Show the address': ['maybe', 'Y'],
      'License, In the top bar': ['none'],
      'License, In the footer': ['none'],
      'Insurance [': ['$500,000'],
    })
    expect(facts).toMatchObject({
      phones: { default: '9735550133' },
      showAddress: true,
      licenses: null,
      insuranceAmount: 500_000,
    })
    expect(printed).toContain("  '555-0117' does not fit, write ten digits such as 2015550142.")
    expect(printed).toContain("  'maybe' does not fit, write yes or no.")
  })

  test('asks for both lines of a changed name', async () => {
    const { facts, printed } = await answered(firm(), {
      'Name [': ['Boise Keys'],
      'Name in two lines, 1': ['', 'Boise'],
      'Name in two lines, 2': ['', 'Keys'],
    })
    expect([facts.name, facts.nameLines]).toEqual(['Boise Keys', ['Boise', 'Keys']])
    expect(printed).toContain("is not the name, write 'Boise Keys' in two parts.")
  })

  test('adds rows until no more are wanted, and takes one out with a redirect', async () => {
    const before: Business = { ...firm(), reviews: [] }
    const names = before.towns.map(({ name }) => name)
    const removed = names.findLast((name) => name !== before.address.city) ?? ''
    const three = (value: number | string): string[] =>
      Array.from({ length: 3 }, () => String(value))
    const { facts } = await answered(before, {
      'Towns: change it': ['yes'],
      [`Towns, ${removed}: change`]: ['none'],
      'Towns, Add one: change': three('yes'),
      'Towns, Add one, Name': ['Kearny', 'Nutley', 'Belleville'],
      'Towns, Add one, Latitude': three(before.location.latitude),
      'Towns, Add one, Longitude': three(before.location.longitude),
    })
    expect(facts.towns.map(({ name }) => name)).toEqual([
      ...names.filter((name) => name !== removed),
      ...['Kearny', 'Nutley', 'Belleville'],
    ])
    expect(Object.values(facts.redirects ?? {})).toContain('/service-areas')
  })

  test('asks again for what another answer made wrong', async () => {
    const before: Business = { ...firm(), reviews: [] }
    const { facts, printed } = await answered(before, {
      'Towns: change it': ['yes'],
      [`Towns, ${before.address.city}: change`]: ['none'],
      'Address, Town': [
        '',
        before.towns.find(({ name }) => name !== before.address.city)?.name ?? '',
      ],
    })
    expect(printed).toContain(`'${before.address.city}' does not fit, write one of `)
    expect(facts.towns.map(({ name }) => name)).toContain(facts.address.city)
  })

  test('confirms the facts that are answered', async () => {
    const before: Business = { ...firm(), unconfirmed: ['rating', 'arrivalMinutes', 'hours'] }
    const { facts } = await answered(before, {
      'Rating, Stars': ['4.8'],
      'Rating, Number of ratings': ['40'],
      'Minutes to arrive, From': ['15'],
    })
    expect(facts).toMatchObject({ rating: { value: 4.8, count: 40 }, unconfirmed: ['hours'] })
  })
})

describe('from a file', () => {
  const delivered = (): Business => {
    const reading = parseBusiness(readFileSync(DELIVERED, 'utf8'))
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    return reading.facts
  }
  const changedBy = (entries: object, before = firm()): Business => {
    const reading = withFileEntries(before, JSON.stringify(entries))
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    return reading.facts
  }
  const sentencesOf = (text: string): readonly string[] => {
    const reading = withFileEntries(firm(), text)
    return reading.ok ? [] : reading.problems.map((problem) => entrySentence(problem))
  }

  test.each(['ajo', 'boise', 'miami', 'paterson', 'salina'])(
    'makes %s of the delivered business, with nothing of its area',
    (name) => {
      const text = readFileSync(path.join(ANSWERS, `${name}.json`), 'utf8')
      const reading = withFileEntries(delivered(), text)
      if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
      const { facts } = reading
      expect(facts).toMatchObject(JSON.parse(text) as object)
      expect(facts.zipCodes).toEqual({})
      expect(facts.redirects).toEqual(delivered().redirects)
      expect(facts.unconfirmed).not.toContain('offers')
      expect(parseBusiness(JSON.stringify(facts))).toMatchObject({ ok: true })
    },
  )

  test('confirms what it names, and nothing else', () => {
    const before: Business = {
      ...firm(),
      unconfirmed: ['insurance', 'address.postalCode', 'hours'],
    }
    const { address, insuranceAmount } = before
    expect(changedBy({ insuranceAmount, address }, before)).toEqual({
      ...before,
      unconfirmed: ['hours'],
    })
  })

  test('repeats new starting prices in the unconfirmed price table, without invented totals', () => {
    const before = delivered()
    const { emergencyLockout, lockInstallation } = before.offers
    const changed = changedBy(
      {
        name: 'Boise Keys',
        nameLines: ['Boise', 'Keys'],
        offers: {
          emergencyLockout: { ...emergencyLockout, price: 65 },
          lockInstallation: { ...lockInstallation, price: null },
        },
      },
      { ...before, unconfirmed: [...new Set([...before.unconfirmed, 'prices' as const])] },
    )
    const rows = Object.entries(before.prices)
    const lockout = rows.find(([, { from }]) => from === emergencyLockout.price)?.[0] ?? ''
    const installation = rows.find(([, { from }]) => from === lockInstallation.price)?.[0] ?? ''
    expect(changed.prices[lockout]).toMatchObject({ from: 65, to: null, total: null })
    expect(changed.prices[installation]).toMatchObject({ from: null, to: null, total: null })
  })

  test.each([
    ['{"phones": {"default": "12", "paidSearch": "2015550142"}}', 'phones.default: '],
    ['{"phone": "2015550142"}', 'phone: is no entry, write one of name, '],
    ['{"towns": null, "address": 7}', 'towns: null does not fit, write [ ]'],
    ['["name"]', 'the file has no entries, write {'],
    ['{"name": Boise}', 'is no JSON from here on, write '],
    [
      '{"prices": {"Teleporting": {"from": 1, "to": 2, "includes": null, "more": null}}}',
      'prices.Teleporting: ',
    ],
  ])('refuses %s', (text, start) => {
    expect(sentencesOf(text).join('\n')).toContain(start)
  })
})

describe('the command', () => {
  let folder: string
  let file: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'setup-'))
    file = path.join(folder, 'business.json')
    copyFileSync(DELIVERED, file)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const setup = (...args: readonly string[]) => {
    const command = ['scripts/owner/setup.ts', ...args]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, BUSINESS_FILE: file, INIT_CWD: folder },
    })
    return { status, said: stdout + stderr }
  }

  test('writes the file in force, and says what is left', () => {
    copyFileSync(path.join(ANSWERS, 'paterson.json'), path.join(folder, 'answers.json'))
    const { status, said } = setup('--from', 'answers.json')
    expect(said).toMatch(
      /^Written: .*business\.json\.\nStill as delivered, .*\bhours\b.*\nNext: npm start/,
    )
    expect(status).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ name: 'Tony’s Locks' })
    expect(readdirSync(folder).toSorted()).toEqual(['answers.json', 'business.json'])
  })

  test('says what is wrong with the answers, and writes nothing', () => {
    const before = readFileSync(file, 'utf8')
    writeFileSync(path.join(folder, 'wrong.json'), '{"staffEmail": "desk"}')
    expect(setup('--from', 'wrong.json')).toEqual({
      status: 1,
      said: "wrong.json: staffEmail: 'desk' does not fit, write an address such as desk@example.com.\nNothing was written.\n",
    })
    expect(setup('--from', 'none.json').said).toMatch(/^There is no file .*none\.json: check/)
    expect(setup().said).toContain('Nobody is here to ask')
    expect(setup('--form', 'x')).toMatchObject({ status: 2 })
    expect(readFileSync(file, 'utf8')).toBe(before)
  })
})
