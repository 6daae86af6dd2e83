import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { differenceTo, writeTranscripts } from './files.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'palisade-files-'))
})
afterEach(() => rm(folder, { recursive: true }))

const STORIES = new Map([
  ['one.md', '# One\n'],
  ['two.md', '# Two\n'],
])

test('what was written is there, and nothing of before', async () => {
  await writeTranscripts(new Map([['gone.md', '# Gone\n']]), folder)
  await writeTranscripts(STORIES, folder)
  expect(await differenceTo(STORIES, folder)).toBe('')
})

test.each([
  ['another word', new Map([...STORIES, ['two.md', '# Three\n']]), ['-# Two', '+# Three']],
  ['a story more', new Map([...STORIES, ['three.md', '# Three\n']]), ['+# Three']],
  ['a story less', new Map([['one.md', '# One\n']]), ['-# Two']],
])('%s is a difference', async (_, now, lines) => {
  await writeTranscripts(STORIES, folder)
  const difference = await differenceTo(now, folder)
  expect(difference.split('\n').filter((line) => /^[-+]#/.test(line))).toEqual(lines)
  expect(difference).toMatch(/^(---|\+\+\+) (docs\/transcripts|now)\/\w+\.md$/m)
  expect(difference).not.toContain(tmpdir().slice(1))
})
