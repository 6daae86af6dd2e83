import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { notInstalled, skipUnless } from '#tests/support/skip-unless.ts'
import { isInPath } from '../checks/debian-packages.ts'
import { commitDays } from './commit-days.ts'
import { contentDates as datesOf } from './render/content-dates.ts'

const contentDates = async (folder?: string) => datesOf(await commitDays(folder))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-dates-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const AUTHOR = ['-c', 'user.name=A', '-c', 'user.email=a@palisade.example']

function commit(day: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), day)
  }
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` }
  execFileSync('git', ['add', '.'], { cwd: folder })
  execFileSync('git', [...AUTHOR, 'commit', '-qm', day], { cwd: folder, env })
}

test(
  'dates a page by the last commit of its content file, in each language',
  skipUnless(isInPath('git'), notInstalled('git')),
  async () => {
    execFileSync('git', ['init', '-q'], { cwd: folder })
    commit('2026-01-02', ['faq/en.md', 'faq/es.md', 'home/en.md', 'privacy-policy/en.md'])
    commit('2026-03-04', ['faq/es.md', 'services/auto-locksmith/en.md'])
    expect(await contentDates(folder)).toEqual(
      new Map([
        ['/', '2026-01-02'],
        ['/faq', '2026-01-02'],
        ['/services/auto-locksmith', '2026-03-04'],
        ['/es/preguntas', '2026-03-04'],
      ]),
    )
  },
)

test('has no dates outside a repository', async () => {
  expect(await contentDates(folder)).toEqual(new Map())
})
