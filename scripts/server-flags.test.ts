import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const serverFlags = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'server-flags.json'), 'utf8'),
) as string[]

test("Node accepts the server's options", () => {
  const { status, stderr } = spawnSync(process.execPath, [...serverFlags, '-e', ''])
  expect([status, String(stderr)]).toEqual([0, ''])
})

test('a container starts the server with the same options as npm start', () => {
  const dockerfile = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
  const command: unknown = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? 'null')
  expect(command).toEqual(['node', ...serverFlags, 'server/start-container.ts'])
})
