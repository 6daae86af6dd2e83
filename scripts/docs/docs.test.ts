import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHANNEL_KINDS } from '#domain/alarm/channels.ts'
import { aboutEntry } from '#domain/business/schema/entry.ts'
import { businessSchema } from '#domain/business/schema/schema.ts'
import { VARIABLES } from '#server/environment.ts'
import { SETTING_NAMES, SETTINGS } from '../../domain/settings.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
) as Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>

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
