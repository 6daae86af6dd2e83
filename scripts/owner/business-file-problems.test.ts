import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SOURCE = readFileSync(path.join(ROOT, 'domain/business.ts'), 'utf8').replace(
  './unconfirmed-facts.ts',
  path.join(ROOT, 'domain/unconfirmed-facts.ts'),
)
const BUSINESS_LINE = SOURCE.split('\n').findIndex((line) => line.startsWith('const facts'))
const SLIPS_NEEDED = 200

/** What an owner does to a line by mistake; unchanged where it does not apply. */
const SLIPS: Readonly<Record<string, (line: string) => string>> = {
  'comma left out': (line) => line.replace(/,$/, ''),
  'semicolon instead of a comma': (line) => line.replace(/,$/, ';'),
  'apostrophe in a text': (line) => line.replace(/: '(\w+)/, ": '$1's"),
  'opening quote left out': (line) => line.replace(": '", ': '),
  'closing quote left out': (line) => line.replace(/',$/, ','),
  'typographic quotes': (line) => line.replace(/'([^']*)',$/, '‘$1’,'),
  'colon left out': (line) => line.replace(': ', ' '),
  'closing bracket left out': (line) => line.replace(/^ +[}\])],$/, ''),
  'one opening bracket too many': (line) => line.replace(': ', ': {'),
  'value deleted': (line) => line.replace(/: [^{[(]+,$/, ': ,'),
  'word instead of a value': (line) => line.replace(/: [^{[(]+,$/, ': none,'),
  'list instead of a value': (line) => line.replace(/: '.*',$/, ': [],'),
  'number instead of a text': (line) => line.replace(/: '[^']*',$/, ': 7,'),
  'entry renamed': (line) => line.replace(/^ {2}(\w+): /, '  my$1: '),
}

/** True for the lines of entries, not for comments and code. */
const isEntry = (line: string): boolean => /^ {2,4}[\w'}\])]/.test(line) && !/^ +return /.test(line)

/** Returns the line, from 1, that opens the bracket which this line closes. */
function openerOf(line: number): number {
  const lines = SOURCE.split('\n')
  const indentOf = (text: string | undefined): number => text?.search(/\S/) ?? -1
  const indent = indentOf(lines[line - 1])
  return lines.slice(0, line - 1).findLastIndex((text) => indentOf(text) === indent) + 1
}

/**
 * Writes a file for each slip at each line.
 * @returns the files with their slips
 */
function writeSlips(folder: string): ReadonlyMap<string, { name: string; line: number }> {
  const lines = SOURCE.split('\n')
  const slips = Object.entries(SLIPS).flatMap(([kind, change]) =>
    lines.flatMap((line, index) => {
      const changed = index > BUSINESS_LINE && isEntry(line) ? change(line) : line
      if (changed === line) return []
      const file = path.join(folder, `${kind.replaceAll(' ', '-')}-${index + 1}.business.ts`)
      writeFileSync(file, lines.with(index, changed).join('\n'))
      return [[file, { name: `${kind}: ${changed.trim()}`, line: index + 1 }] as const]
    }),
  )
  return new Map(slips)
}

/** Runs under Node itself, because the test runner imports TypeScript in another way. */
const PROGRAM = `
  import { businessFileProblems } from './scripts/owner/business-file-problems.ts'
  const found = {}
  for (const file of process.argv.slice(1)) found[file] = await businessFileProblems(file, true)
  process.stdout.write(JSON.stringify(found))
`

/** Lines as owners write them, with what the sentence asks for. */
const FORMS: readonly (readonly [before: RegExp, after: string, asksFor: string])[] = [
  [/^( +)showAddress: \w+,$/m, '$1showAddress: True,', 'write true in small letters'],
  [/^( +)showAddress: \w+,$/m, '$1showAddress: yes,', 'write true for yes'],
  [/^( +)showAddress: \w+,$/m, "$1showAddress: 'true',", 'write true or false in small letters'],
  [/^( +)retentionDays: .*,$/m, '$1retentionDays: $$69,', 'write the amount without the sign'],
  [/^( +)retentionDays: .*,$/m, '$1retentionDays: 4,7,', 'such as 4.7'],
  [/^( +)retentionDays: .*,$/m, '$1retentionDays: 1,000,', 'without commas, such as 1000'],
  [/^( +)legalName: /m, '$1legalname: ', 'is no entry, write legalName.'],
  [/^( +)county: .*,$/m, "$1county: 'the Boise area',", 'write it in both languages: { en: '],
]

test('asks for the expected form of amounts, decimals, true, and names of entries', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forms-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = FORMS.map(([before, after], index) => {
    const file = path.join(folder, `${index}.business.ts`)
    writeFileSync(file, SOURCE.replace(before, after))
    return file
  })
  const args = ['--input-type=module', '--eval', PROGRAM, ...files]
  const output = execFileSync('node', args, { cwd: ROOT, encoding: 'utf8' })
  const found = JSON.parse(output) as Record<string, string[]>
  for (const [index, [, , asksFor]] of FORMS.entries())
    expect(found[files[index] ?? '']?.join('\n')).toContain(asksFor)
})

test(
  'explains every slip of the keyboard in sentences with line and expected form, without a stack',
  { timeout: 180_000 },
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'slips-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const slips = writeSlips(folder)
    const args = ['--input-type=module', '--eval', PROGRAM, ...slips.keys()]
    const output = execFileSync('node', args, { cwd: ROOT, encoding: 'utf8' })
    const explained = Object.entries(JSON.parse(output) as Record<string, string[]>).filter(
      // Some slips change nothing, such as a missing comma at the end of a list.
      ([, problems]) => problems.length > 0,
    )
    expect(explained.length).toBeGreaterThanOrEqual(SLIPS_NEEDED)
    const poor = explained.flatMap(([file, problems]) => {
      const { name = '', line = 0 } = slips.get(file) ?? {}
      const places = problems.map((problem) =>
        Number(
          /^domain\/business\.ts, line (\d+): [^\n]*\bwrite\b[^\n]+\.$/.exec(problem)?.[1] ?? -1,
        ),
      )
      const isNear = places.some((place) => place === line || place === openerOf(line))
      return places.includes(-1) || !isNear ? [{ slip: `${line}: ${name}`, problems }] : []
    })
    expect(poor).toEqual([])
  },
)
