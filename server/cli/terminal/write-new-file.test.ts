import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useCommandHarness } from '../database/command-harness.fixture.ts'
import { writeFileAtomically } from '#server/store/write-file.ts'
import { fileProblem, planNewFile } from './write-new-file.ts'

const harness = useCommandHarness()

test('creates a complete file, readable by its owner only', async () => {
  const target = planNewFile(harness.folder, 'out.csv', false)
  if (!target.ok) throw new Error(target.problem)
  await writeFileAtomically(target.value, async (file) => {
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
  if (!target.ok) throw new Error(target.problem)
  const filling = writeFileAtomically(target.value, async (file) => {
    await file.appendFile('half')
    throw new Error('disk gone')
  })
  await expect(filling).rejects.toThrow('disk gone')
  expect(readdirSync(harness.folder)).toEqual([])
})

test('replaces an existing file only on request', () => {
  writeFileSync(join(harness.folder, 'out.csv'), '')
  expect(planNewFile(harness.folder, 'out.csv', false)).toMatchObject({
    ok: false,
    problem: expect.stringContaining('--overwrite') as string,
  })
  expect(planNewFile(harness.folder, 'out.csv', true).ok).toBe(true)
})

test('returns a sentence for a file system error and rethrows a bug', async () => {
  const target = planNewFile(harness.folder, 'no/such/folder.csv', false)
  if (!target.ok) throw new Error(target.problem)
  const error: unknown = await writeFileAtomically(target.value, async () => {}).catch(
    (e: unknown) => e,
  )
  expect(fileProblem('x.csv', error)).toBe('x.csv cannot be used: it or its folder does not exist.')
  expect(fileProblem('x.csv', new RangeError('bug'))).toBeNull()
})
