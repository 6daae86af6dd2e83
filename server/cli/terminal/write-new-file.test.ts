import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useCommandHarness } from '../database/command-harness.fixture.ts'
import { writeFileAtomically } from '#server/db/write-file.ts'
import { fileError, planNewFile } from './write-new-file.ts'

const harness = useCommandHarness()

test('creates a complete file, readable by its owner only', async () => {
  await writeFileAtomically(planNewFile(harness.folder, 'out.csv', false), async (file) => {
    await file.appendFile('half')
    expect(readdirSync(harness.folder)).not.toContain('out.csv')
    await file.appendFile(' and half')
  })
  const path = join(harness.folder, 'out.csv')
  expect(readFileSync(path, 'utf8')).toBe('half and half')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(harness.folder)).toEqual(['out.csv'])
})

test('leaves nothing behind when writing fails', async () => {
  const target = planNewFile(harness.folder, 'out.csv', false)
  const filling = writeFileAtomically(target, async (file) => {
    await file.appendFile('half')
    throw new Error('disk gone')
  })
  await expect(filling).rejects.toThrow('disk gone')
  expect(readdirSync(harness.folder)).toEqual([])
})

test('replaces an existing file only on request', () => {
  writeFileSync(join(harness.folder, 'out.csv'), '')
  expect(() => planNewFile(harness.folder, 'out.csv', false)).toThrow('--overwrite')
  expect(planNewFile(harness.folder, 'out.csv', true)).toHaveProperty('path')
})

test('describes a file system error in a sentence, and leaves a bug as it is', async () => {
  const target = planNewFile(harness.folder, 'no/such/folder.csv', false)
  const error: unknown = await writeFileAtomically(target, async () => {}).catch((e: unknown) => e)
  expect(fileError('x.csv', error)).toMatchObject({
    message: 'x.csv cannot be used: it or its folder does not exist.',
  })
  const bug = new RangeError('bug')
  expect(fileError('x.csv', bug)).toBe(bug)
})
