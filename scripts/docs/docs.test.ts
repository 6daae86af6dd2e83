import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHANNEL_KINDS } from '#domain/alarm/channels.ts'
import { aboutEntry } from '#domain/business/schema/entry.ts'
import { businessSchema } from '#domain/business/schema/schema.ts'
import { VARIABLES } from '#server/environment.ts'
import { SETTING_NAMES, SETTINGS } from '../../domain/settings.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const { scripts, dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
) as Record<
  'scripts' | 'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>

test.each(CHANNEL_KINDS)('docs/alarm.md says what the channel %s needs and costs', (kind) => {
  const names = read('docs/alarm.md').match(/(?<=^\| )[\w ]+(?= \|)/gm) ?? []
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
  const [, map = ''] = /## Map of folders\n([^]*?)\n\| to read /.exec(read('README.md')) ?? []
  const named = new Set([...map.matchAll(/([\w-]+)\//g)].map(([, folder]) => folder))
  const folders = globSync(['*/', 'server/*/'], { cwd: ROOT }).map((each) => path.basename(each))
  const unkept = ['node_modules', 'build', 'data', 'test-results']
  expect(folders.filter((each) => !named.has(each) && !unkept.includes(each))).toEqual([])
})

describe.each(DOCS)('%s', (file) => {
  const text = read(file)

  test('every link target exists', () => {
    const targets = [...text.matchAll(/(?:\]\(|src=")(?!https?:|mailto:|#)([^)#"]+)/g)].map(
      ([, target]) => target ?? '',
    )
    const missing = targets.filter(
      (target) => !existsSync(path.join(ROOT, path.dirname(file), target)),
    )
    expect(missing).toEqual([])
  })

  test('every path in code spans exists', () => {
    const paths = [
      ...text.matchAll(
        /`((?:art|client|copy|form|site|domain|server|scripts|tests|bench|docs|deploy|public)\/[\w./-]+)`/g,
      ),
    ]
    // A name in capitals is a placeholder: `copy/en/towns/SLUG.ts`.
    const missing = paths
      .map(([, found]) => found ?? '')
      .filter((found) => globSync(found.replace(/\b[A-Z]{3,}\b/g, '*'), { cwd: ROOT }).length === 0)
    expect(missing).toEqual([])
  })

  test('every npm script exists', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('every environment variable is known', () => {
    const known = new Set([...Object.keys(VARIABLES), ...OTHER_NAMES])
    const named = [...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(
      ([, name]) => name ?? '',
    )
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

/** Other names in capitals: variables of tests and names of settings. */
const OTHER_NAMES = [
  'TEST_DATABASE_URL',
  'CHROMIUM_PATH',
  'RENEW_PICTURES',
  'TEST_FULL',
  'TEST_SCALE',
  'TEST_SEED',
  'GOOGLE_MAPS_API_KEY',
  'NODE_COMPILE_CACHE',
  'NO_COLOR',
]
