import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStage, makeTeller, type Teller } from './stage.ts'

let folder: string
let teller: Teller

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'palisade-stage-'))
  const environment = { PATH: process.env['PATH'] ?? '' }
  const place = {
    folder,
    upstream: path.join(folder, 'upstream'),
    site: folder,
    environment,
    git: async () => '',
    remove: async () => {},
  }
  teller = makeTeller(makeStage(place, 40123), 'A story')
  await writeFile(path.join(folder, 'entry'), "name: 'One', surname: 'One'")
})
afterEach(() => rm(folder, { recursive: true }))

test('a command is told with what it printed, and with the status of a failure', async () => {
  await teller.run('echo "port $PORT"; echo problem >&2')
  await teller.run('exit 3', { status: 3 })
  expect(teller.markdown()).toBe(
    '# A story\n\n```console\n$ echo "port $PORT"; echo problem >&2\nport 3000\nproblem\n```\n\n' +
      '```console\n$ exit 3\n(exit status 3)\n```\n',
  )
})

test('a command that ends otherwise than told ends the story', async () => {
  await expect(teller.run('echo no; exit 1')).rejects.toThrow(/ended with 1, not 0:\nno/)
  await expect(teller.run('true', { status: 1 })).rejects.toThrow('ended with 0, not 1')
})

test('an edit replaces what is there exactly once, and fails loudly otherwise', async () => {
  await teller.edit('entry', "name: 'One', ", "name: 'Two', ")
  expect(await readFile(path.join(folder, 'entry'), 'utf8')).toBe("name: 'Two', surname: 'One'")
  await expect(teller.edit('entry', "name: 'One', ", '')).rejects.toThrow('has this 0 times')
  await expect(teller.edit('entry', 'ame: ', '')).rejects.toThrow('has this 2 times')
})

test('a server that ends before it is ready is told of by its last words', async () => {
  await expect(teller.start('sh -c "echo the port is taken; exit 1"')).rejects.toThrow(
    'does not get ready:\nthe port is taken',
  )
})
