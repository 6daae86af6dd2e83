import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
/** What an installation needs. */
const COPIED = ['package.json', 'package-lock.json', 'scripts/run.sh', 'scripts/install.mjs']

let parent: string
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'install-'))
  chmodSync(parent, 0o755)
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

/** Creates a folder with what an installation needs, and a script that prints a line. */
function checkout(name = 'p'): string {
  const folder = path.join(parent, name)
  for (const file of COPIED) cpSync(path.join(ROOT, file), path.join(folder, file))
  writeFileSync(path.join(folder, 'hello.ts'), "console.log('hello' satisfies string)")
  return folder
}

/** Returns a PATH with this Node, and with a program in place of npm. */
function pathWith(npm: string | undefined, node = process.execPath): string {
  const bin = path.join(parent, 'bin')
  mkdirSync(bin, { recursive: true })
  symlinkSync(node, path.join(bin, 'node'))
  if (npm === undefined) return bin
  writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
  return `${bin}:/usr/bin:/bin`
}

/** Returns status and output of a script; `npm` is the text of a program in its stead. */
function run(
  folder: string,
  { npm, node, ...identity }: { npm?: string; node?: string; uid?: number } = {},
) {
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['scripts/run.sh', 'hello.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: pathWith(npm, node) },
    ...identity,
  })
  return { status, stdout, stderr }
}

test.each(["a b, c & ñ's"])('a script runs in a folder called %s', (name) => {
  const folder = checkout(name)
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  expect(run(folder)).toEqual({ status: 0, stdout: 'hello\n', stderr: '' })
})

test('a signal reaches the script, whose status is that of the command', async () => {
  const folder = checkout()
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  writeFileSync(
    path.join(folder, 'wait.ts'),
    "process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up')",
  )
  const child = spawn('/bin/sh', ['scripts/run.sh', 'wait.ts'], { cwd: folder })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await ended).toEqual([7, null])
})

/** Writes npm's own list of installed packages, and links this Node as npm does. */
function installByHand(folder: string, isComplete: boolean): void {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { optional?: true }>
  }
  const installed = Object.entries(packages)
    .filter(([name, { optional }]) => name !== '' && optional === undefined)
    .slice(isComplete ? 0 : 1)
  const bin = path.join(folder, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  symlinkSync(process.execPath, path.join(bin, 'node'))
  writeFileSync(
    path.join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(installed) }),
  )
}

test.each([
  [true, 'hello\n'],
  [false, ''],
])('installs unless npm has installed every package: %s', (isComplete, printed) => {
  const folder = checkout()
  installByHand(folder, isComplete)
  const { stdout, stderr } = run(folder, { npm: 'echo npm runs >&2; exit 1' })
  expect([stdout, stderr.includes('npm runs')]).toEqual([printed, !isComplete])
})

/** Says that the packages of this folder are those of a former release. */
function outdate(folder: string): void {
  installByHand(folder, false)
  writeFileSync(path.join(folder, 'node_modules/of-the-former-release'), '')
}

test.each([
  ['does not answer', 'echo half > half; mkdir node_modules; echo gone >&2; exit 1'],
  ['skips Node', 'mkdir node_modules'],
])('an installation keeps the packages in use when npm %s', (_what, npm) => {
  const folder = checkout()
  outdate(folder)
  expect(run(folder, { npm }).status).toBe(1)
  expect(existsSync(path.join(folder, 'node_modules/of-the-former-release'))).toBe(true)
  expect(existsSync(path.join(folder, 'node_modules/.bin/node'))).toBe(true)
})

test('an installation takes the place of the packages of a former release', () => {
  const folder = checkout()
  outdate(folder)
  const npm = `mkdir -p node_modules/.bin; ln -s '${process.execPath}' node_modules/.bin/node`
  expect(run(folder, { npm })).toMatchObject({ status: 0, stdout: 'hello\n' })
  expect(existsSync(path.join(folder, 'node_modules/of-the-former-release'))).toBe(false)
  expect(existsSync(path.join(folder, '.install'))).toBe(false)
})

test('what root compiled in the cache keeps no installation from its end', () => {
  const folder = checkout()
  outdate(folder)
  const cache = path.join(folder, 'node_modules/.cache/node')
  mkdirSync(cache, { recursive: true })
  writeFileSync(path.join(cache, 'one'), '')
  // Nothing in it can be deleted by others than its owner.
  chmodSync(cache, 0o555)
  const npm = `mkdir -p node_modules/.bin; ln -s '${process.execPath}' node_modules/.bin/node`
  expect(run(folder, { npm })).toMatchObject({ status: 0, stdout: 'hello\n' })
  const left = path.join(folder, '.install')
  if (existsSync(left))
    for (const name of readdirSync(left)) chmodSync(path.join(left, name, '.cache/node'), 0o755)
})

test.each(['#1', 'a?b', '50%'])('names the character of a folder called %s', (name) => {
  const { status, stderr } = run(checkout(name))
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^The tools that build and check the site do not work in the folder .+ contains [#?%]: rename .+\n$/,
  )
})

describe('an installation that cannot be done is a sentence', () => {
  /** Places a Node that prints an error, as npm would. */
  const brokenNode = (output: string): string =>
    [
      'mkdir -p node_modules/.bin; cd node_modules/.bin',
      `printf '#!/bin/sh\\necho "${output}" >&2; exit 127\\n' > node; chmod +x node`,
    ].join('\n')
  const missing = (library: string): string =>
    `node: error while loading shared libraries: ${library}: cannot open shared object file: No such file or directory`

  test.each([
    ['without npm', undefined, /npm cannot be run \(.+\): install npm\.\n$/],
    [
      'when npm fails',
      'exit 1',
      /npm says above why\. What was installed before is unchanged\. Then start again\.\n$/,
    ],
    ['when npm skips Node', 'mkdir node_modules', /npm installed no Node for \w+-\w+: .+\n$/],
    [
      'when a known library is missing',
      brokenNode(missing('libatomic.so.1')),
      /apt-get install libatomic1\), then start again\.\n$/,
    ],
    [
      'when another library is missing',
      brokenNode(missing('libfoo.so.2')),
      /needs the library libfoo\.so\.2, which this system lacks: install it, then start again\.\n$/,
    ],
    [
      'on a system with another C library',
      'mkdir -p node_modules/.bin; printf "#!/none/ld-linux" > node_modules/.bin/node; chmod +x node_modules/.bin/node',
      /needs the GNU C library \(Alpine .+\)\.\n$/,
    ],
    [
      'on a system that is too old',
      brokenNode('node: /lib/libc.so.6: version GLIBC_2.28 not found'),
      /does not start on this system: .+GLIBC_2\.28 not found\n$/,
    ],
  ])('%s, also at the second start', (_when, npm, message) => {
    const folder = checkout()
    for (const _start of [1, 2]) {
      rmSync(path.join(parent, 'bin'), { recursive: true, force: true })
      const { status, stderr } = run(folder, { ...(npm !== undefined && { npm }) })
      expect(status).not.toBe(0)
      expect(stderr).toMatch(message)
      expect(stderr).not.toMatch(/^\s+at /m)
    }
  })

  test('when the packages belong to another user', () => {
    const folder = checkout()
    mkdirSync(path.join(folder, 'node_modules'))
    chmodSync(path.join(folder, 'node_modules'), 0o555)
    const isRoot = process.getuid?.() === 0
    // Root may write everywhere, and others may not read its Node.
    const node = path.join(parent, 'node')
    if (isRoot) cpSync(process.execPath, node)
    const { status, stderr } = run(folder, isRoot ? { node, uid: 65_534 } : {})
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^Packages must be installed, but .+ cannot be written by the user .+\n$/,
    )
  })
})
