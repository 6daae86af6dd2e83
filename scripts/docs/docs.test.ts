import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHANNEL_KINDS, CHANNELS } from '#domain/alarm/channels.ts'
import { aboutEntry } from '#domain/business/schema/entry.ts'
import { businessSchema } from '#domain/business/schema/schema.ts'
import { MAX_VISITOR_PHOTOS, PHOTO_BUDGET, PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'
import { DEFAULT_PLANS, plannedSteps } from '#domain/alarm/plan.ts'
import { parseAlarmPlan } from '#domain/alarm/plan-reader.ts'
import { describePlan } from '#domain/alarm/plan-text.ts'
import { EVENING_HOUR } from '#domain/lead/reminder-times.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { MISDIALED_MS, UNPROVEN_MS } from '#server/calls/call-progress.ts'
import { RING_TIMEOUT_S } from '#server/calls/incoming-call-twiml.ts'
import { VARIABLES } from '#server/environment.ts'
import { CONNECTION_CAPS } from '#server/http/connections.ts'
import { MIN_FREE_BYTES, MIN_FREE_BYTES_PHOTOS } from '#server/http/readiness.ts'
import { ACCEPT_TOKEN_LIFETIME_MS } from '#server/db/tables/accept-tokens.ts'
import { CODE_LIMITS, WRONG_TRIES } from '#server/secrets/sign-in-code.ts'
import { RATE_LIMITS, STORAGE_BUDGETS } from '#server/intake/limits/rate-limits.ts'
import { SETTING_NAMES, SETTINGS } from '../../domain/settings.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
) as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

test.each(CHANNEL_KINDS)('docs/on-call.md says what the channel %s needs and costs', (kind) => {
  const names = read('docs/on-call.md').match(/(?<=^\| )[\w ]+(?= \|)/gm) ?? []
  expect(names.map((name) => name.toLowerCase().split(' ').at(-1))).toContain(kind)
})

test('docs/configuration.md lists every variable, fact of the business and setting', async () => {
  const variables = Object.entries(VARIABLES).map(
    ([name, { fallbackText, meaning, secret }]) =>
      `| \`${name}\` | ${fallbackText} | ${meaning}${secret ? ' Secret.' : ''} |`,
  )
  const settings = SETTING_NAMES.map((name) => {
    const { meaning, fallback, kind, readBy } = SETTINGS[name]
    const shown = kind === 'choice' || kind === 'plan' ? `\`${fallback}\`` : fallback
    return `| \`${name}\` | ${shown} | ${meaning}${readBy === 'server' ? ' Secret.' : ''} |`
  })
  const entries = Object.entries(businessSchema.shape).map(([name, schema]) => {
    const { en, example } = aboutEntry(schema)
    return `| \`${name}\` | \`${JSON.stringify(example)}\` | ${en[0]}. ${en[1]} |`
  })
  const tables = [variables, entries, settings].values()
  const page = read('docs/configuration.md').replace(
    /(\|---\|---\|---\|\n)(?:\| `.*\n)+/g,
    (_, head: string) => `${head}${tables.next().value?.join('\n')}\n`,
  )
  await expect(page).toMatchFileSnapshot(path.join(ROOT, 'docs/configuration.md'))
})

test('docs/design.md lists every color by day and by night', async () => {
  const days = [...read('app/styles/tokens.css').matchAll(/--color-([\w-]+): (#[0-9a-f]{6})/g)]
  const nights = new Map(
    [...read('app/styles/night.css').matchAll(/--color-([\w-]+): light-dark\(.+?, (.+?)\)/g)].map(
      ([, name = '', night = '']) => [name, night],
    ),
  )
  const page = read('docs/design.md')
  const rows = days.map(([, name = '', day = '']) => {
    const use = new RegExp(`^\\| \`--color-${name}\` \\|.*\\| (.+) \\|$`, 'm').exec(page)?.[1]
    return `| \`--color-${name}\` | \`${day}\` | \`${nights.get(name) ?? day}\` | ${use ?? 'TODO'} |`
  })
  expect(rows.filter((row) => row.includes('TODO'))).toEqual([])
  await expect(page.replace(/(?:\| `--color-.*\n)+/, `${rows.join('\n')}\n`)).toMatchFileSnapshot(
    path.join(ROOT, 'docs/design.md'),
  )
})

describe('docs/decisions.md', () => {
  const [, table = ''] =
    /\n\| package \| why it is here \|\n[|-]+\n((?:\|.*\n)+)/.exec(read('docs/decisions.md')) ?? []
  const reasons = [...table.matchAll(/^\| (.+?) \| .+ \|$/gm)].flatMap(([, cell = '']) =>
    cell.split(', '),
  )
  const direct = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const matches = (reason: string, name: string): boolean =>
    reason.endsWith('*') ? name.startsWith(reason.slice(0, -1)) : name === reason

  test('has a reason for every direct dependency', () => {
    expect(direct.filter((name) => !reasons.some((reason) => matches(reason, name)))).toEqual([])
  })

  test('has no reason without a direct dependency', () => {
    expect(reasons.filter((reason) => !direct.some((name) => matches(reason, name)))).toEqual([])
  })
})

test('README’s map names every folder that git keeps, and those of the server', () => {
  const [, map = ''] = /## Folders\n([^]*?)\n\| to read /.exec(read('README.md')) ?? []
  const named = new Set([...map.matchAll(/([\w-]+)\//g)].map(([, folder]) => folder))
  const folders = globSync(['*/', 'server/*/'], { cwd: ROOT }).map((each) => path.basename(each))
  const unkept = ['node_modules', 'build', 'data', 'test-results']
  expect(folders.filter((each) => !named.has(each) && !unkept.includes(each))).toEqual([])
})

test('docs/threat-model.md lists what is told as tests/scenarios/told.test.ts holds it', () => {
  const [, table = ''] =
    /\| what happens \| told \|\n[|-]+\n((?:\|.*\n)+)/.exec(read('docs/threat-model.md')) ?? []
  const listed = [...table.matchAll(/^\| (.+?) \| .+ \|$/gm)].map(([, what = '']) => what)
  const held = [...read('tests/scenarios/told.test.ts').matchAll(/^test\('(.+)', async/gm)].map(
    ([, title = '']) => title.replaceAll('’', "'"),
  )
  expect(held.toSorted()).toEqual(listed.toSorted())
  expect(listed).not.toEqual([])
})

/** Writes a number as the documents do: up to ten in words. */
const words = (count = 0): string =>
  'no one two three four five six seven eight nine ten'.split(' ')[count] ??
  count.toLocaleString('en-US')
const megabytes = (bytes: number, unit = 1024 ** 2): string => `${bytes / unit} MB`
const [quarter, hour, longer] = CHANNELS.call.caps.map(({ limit }) => limit)
const linkLife = `${ACCEPT_TOKEN_LIFETIME_MS / HOUR_MS} hours`
const { verified, unverified, photo } = STORAGE_BUDGETS
const reading = parseAlarmPlan(DEFAULT_PLANS.alarm_plan)
if (!reading.ok) throw new Error(reading.problem)
const firstCall = plannedSteps(reading.plan).find(({ channels }) => channels.includes('call'))

test.each([
  ['visitor-data', `a lead can have ${words(MAX_VISITOR_PHOTOS)}`],
  ['visitor-data', `${PHOTO_LIMITS.storedPixels} pixels`],
  ['visitor-data', `${megabytes(PHOTO_LIMITS.storedBytes, 1_000_000)} at most`],
  ['threat-model', `${megabytes(PHOTO_LIMITS.uploadBytes)}, ${words(MAX_VISITOR_PHOTOS)} per lead`],
  ['threat-model', `${words(RATE_LIMITS.photo.perAddress)} per address in ten minutes`],
  ['threat-model', `${words(RATE_LIMITS.unverified.perAddress)} per address in ten minutes`],
  ['threat-model', `${words(RATE_LIMITS.submission.perAddress)} solved requests of one address`],
  ['threat-model', `${words(PHOTO_BUDGET.photos)} photos and`],
  ['threat-model', `and ${megabytes(PHOTO_BUDGET.bytes, 1_000_000)} for all leads`],
  ['threat-model', `less than ${MIN_FREE_BYTES_PHOTOS / 1024 ** 3} GB is free`],
  ['threat-model', `leads down to ${megabytes(MIN_FREE_BYTES)}`],
  ['threat-model', `${words(CONNECTION_CAPS.perNetwork)} connections per network`],
  ['threat-model', `${words(CONNECTION_CAPS.total)} in all`],
  ['threat-model', `${words(WRONG_TRIES.perNetwork)} wrong ones a day per network`],
  ['threat-model', `${WRONG_TRIES.perMailbox} from all`],
  ['durability', `${words(verified.hits)} verified, ${unverified.hits} unverified`],
  ['durability', `(photos: ${photo.hits})`],
  ['threat-model', `The link ends after ${linkLife}`],
  ['on-call', `A link is valid for ${linkLife}`],
  ['on-call', `${words(quarter)} calls to a number in 15 minutes, ${words(hour)} in an hour`],
  ['on-call', `${words(longer)} in three hours`],
  [
    'on-call',
    `SMS ${CHANNELS.sms.caps
      .map(({ limit }) => limit)
      .join(', ')
      .replace(/, (?=\d+$)/, ' and ')}`,
  ],
  ['on-call', `\`ALARM_CALLS_PER_DAY\` (${VARIABLES.ALARM_CALLS_PER_DAY.fallbackText})`],
  ['on-call', `reminded at ${EVENING_HOUR}:00 the evening before`],
  ['../README', `calls from ${(firstCall?.atMs ?? 0) / 1000} seconds on`],
  ['calls', `hangs up after ${words(MISDIALED_MS / 1000)} seconds or more`],
  ['calls', `within ${UNPROVEN_MS / 1000} seconds after the 1`],
  ['calls', `one after the other, ${RING_TIMEOUT_S} seconds each`],
  ['operations', `${words(CODE_LIMITS.perNetwork.limit)} codes in 15 minutes`],
  ['operations', `${words(WRONG_TRIES.perNetwork)} wrong attempts a day`],
])('docs/%s.md states what the code enforces: %s', (name, figure) => {
  const text = read(`docs/${name}.md`).replaceAll(/\s+/g, ' ').toLowerCase()
  // Not toContain(), which would print the whole document.
  expect(text.includes(figure.toLowerCase())).toBe(true)
})

test('docs/on-call.md has the clock times of the delivered plan', () => {
  const times = (text: string) => [...text.matchAll(/\b\d:\d\d:\d\d\b/g)].map(([time]) => time)
  const [, plan = ''] = /\n## The plan\n([^]*?)\n\n- /.exec(read('docs/on-call.md')) ?? []
  expect(times(plan)).toEqual(times(describePlan(reading.plan).join('\n')))
})
