import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { localizedPages } from '#domain/pages/localized-paths.ts'
import { falseNames, knownThings, type Source } from './named-things.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const READ =
  /\.(?:tsx?|mjs|css|md|json|sh|ya?ml|service|timer|env)$|^(?:Dockerfile|deploy\/[\w.-]+)$/
/** Has false names on purpose, or those of other projects. */
const NOT_READ = new Set([
  'package-lock.json',
  path
    .relative(ROOT, import.meta.filename)
    .split(path.sep)
    .join('/'),
])

const FOLDERS = 'app,art,bench,content,copy,deploy,docs,domain,scripts,server,tests,.github'
const files = globSync(['*.*', 'Dockerfile', 'LICENSE', `{${FOLDERS}}/**/*`], { cwd: ROOT }).map(
  (file) => file.split(path.sep).join('/'),
)
const sources = files
  .filter((file) => READ.test(file) && !NOT_READ.has(file))
  .map((file): Source => ({ file, text: read(file) }))
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const known = knownThings(sources, {
  files,
  scripts: Object.keys(scripts),
  pages: localizedPages().map(({ path: address }) => address),
})

test('documents and comments name only what exists', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.flatMap((source) =>
    falseNames(source, known).map((name) => `${source.file}: ${name}`),
  )
  expect(found).toEqual([])
})

describe('a false name is found', () => {
  test.each([
    ['path of a file', 'See `server/http/vanished.ts`.', 'server/http/vanished.ts'],
    ['name of a file', 'It is in vanished.css.', 'vanished.css'],
    ['folder', 'All of `server/vanished/` is new.', 'server/vanished'],
    ['link', 'Read [this](docs/vanished.md).', 'docs/vanished.md'],
    ['heading', 'Read [this](docs/calls.md#vanished).', 'docs/calls.md#vanished'],
    ['command', 'Type `npm run vanish`.', 'npm run vanish'],
    ['verb of a command', 'Type `npm run leads -- vanish ID`.', 'npm run leads -- vanish'],
    ['verb on a server', 'Type `palisade leads vanish`.', 'npm run leads -- vanish'],
    ['option', 'Type `npm run leads -- list --vanished`.', '--vanished'],
    ['variable', 'Set VANISHED_URL.', 'VANISHED_URL'],
    ['address', 'It is at `/staff/vanished`.', '/staff/vanished'],
    ['address after a method', 'Answers `POST /r/TOKEN/vanish`.', 'POST /r/TOKEN/vanish'],
    ['symbol', 'Calls `vanishAtOnce`.', 'vanishAtOnce'],
  ])('%s', (_kind, sentence, name) => {
    const expected = [expect.stringContaining(name)]
    expect(falseNames({ file: 'README.md', text: sentence }, known)).toEqual(
      expect.arrayContaining(expected),
    )
    if (name.endsWith('.md') || name.includes('#')) return
    const comment = `/**\n * ${sentence}\n */\nconst here = 1 // ${sentence}\n`
    expect(falseNames({ file: 'server/here.ts', text: comment }, known)).toEqual(
      expect.arrayContaining(expected),
    )
  })
})

test.each([
  'Of `server/main.ts`, `content/PAGE/en.md` and `domain/lead/`.',
  'See [calls](docs/calls.md#set-up).',
  'Type `npm run leads -- purge --older-than 90d` or `palisade doctor`.',
  'SITE_URL leads to `/staff/l/ID`, `GET /r/TOKEN/state` and `/es`.',
  'Data is in `/var/lib/palisade`; see https://example.com/vanished.ts.',
])('finds nothing false in: %s', (sentence) => {
  expect(falseNames({ file: 'README.md', text: sentence }, known)).toEqual([])
})
