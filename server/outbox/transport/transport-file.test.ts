import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SAMPLE_ENVELOPE, sampleJob } from './sample-job.fixture.ts'
import { SAMPLE_MAILS } from './mails.fixture.ts'
import { staffMail } from './staff-mail.ts'
import type { OutgoingMail } from './transport.ts'
import { createFileTransport } from './transport-file.ts'

let root: string
let folder: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mail-'))
  folder = join(root, 'data', 'outbox')
})

afterEach(() => rm(root, { recursive: true }))

const mail = (messageId = '<1-2@palisade.example>'): OutgoingMail => ({
  ...staffMail(sampleJob(), SAMPLE_ENVELOPE, SAMPLE_MAILS),
  messageId,
})

test('writes a mail as one complete .eml file and creates the folder', async () => {
  expect(await createFileTransport({ folder }).send(mail())).toEqual({ ok: true })
  expect(await readdir(folder)).toEqual(['1-2@palisade.example.eml'])
  const text = await readFile(join(folder, '1-2@palisade.example.eml'), 'utf8')
  expect(text).toMatch(/^Message-ID: <1-2@palisade\.example>\r$/m)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('replaces the file at a second attempt', async () => {
  const transport = createFileTransport({ folder })
  await transport.send(mail())
  await transport.send({ ...mail(), subject: 'again' })
  const [file = ''] = await readdir(folder)
  expect(await readFile(join(folder, file), 'utf8')).toContain('Subject: again')
})

test('keeps a hostile Message-ID from naming a file elsewhere', async () => {
  const transport = createFileTransport({ folder })
  for (const id of ['<../../evil@x>', '</etc/passwd@x>', '<..>', '<a\\b@x>']) {
    expect(await transport.send(mail(id))).toEqual({ ok: true })
  }
  expect(await readdir(folder)).toHaveLength(4)
  expect(await readdir(root)).toEqual(['data'])
})

test('treats a disk error as a temporary failure', async () => {
  const notAFolder = join(root, 'file')
  await writeFile(notAFolder, '')
  const transport = createFileTransport({ folder: join(notAFolder, 'outbox') })
  expect(await transport.send(mail())).toEqual({
    ok: false,
    permanent: false,
    error: 'ENOTDIR at mkdir',
  })
})
