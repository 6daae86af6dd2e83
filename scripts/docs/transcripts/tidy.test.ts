import { expect, test } from 'vitest'
import { tidy } from './tidy.ts'

const PARTICULARS = {
  folder: '/tmp/palisade-story-x',
  port: 40123,
  ids: ['9e41ff41-c8ef-4aee-9bff-6ea23d477597'],
}
const shown = (text: string): string => tidy(text, PARTICULARS)

test.each([
  ['a folder', '/tmp/palisade-story-x/palisade/data', '/srv/palisade/data'],
  ['a repository', '/tmp/palisade-story-x/upstream', 'https://git.example/palisade.git'],
  ['a port', 'http://localhost:40123/', 'http://localhost:3000/'],
  ['an id', '9e41ff41-c8ef-4aee-9bff-6ea23d477597', '1ead0001-0000-4000-8000-000000000000'],
  ['the beginning of an id', '9e41ff41  01-30 17:45', '1ead0001  01-31 12:00'],
  ['a moment', '"2026-11-20T17:51:38.858Z"', '"2026-01-31T12:00:00.000Z"'],
  ['a minute', 'sent 2026-11-20 17:51', 'sent 2026-01-31 12:00'],
  [
    'a time of the day in summer',
    'Mon, Jul 6, 2026, 9:05 AM EDT',
    'Sat, Jan 31, 2026, 12:00 PM EST',
  ],
  ['a stamp in a name', 'db.before-restore-20261120T175138Z', 'db.before-restore-20260131T120000Z'],
  ['free room', 'Disk: 70.9 GB free.', 'Disk: 100.0 GB free.'],
  ['a folded line', 'open  Mail: in\n      /x, none.', 'open  Mail: in /x, none.'],
])('%s is shown the same in every run', (_, output, expected) => {
  expect(shown(output)).toBe(expected)
})

test("npm's own lines are left out, a program's are not", () => {
  const output = [
    'npm warn Unknown user config',
    '',
    '> palisade@0.1.0 leads',
    '> node scripts/launch.mjs server/cli/leads.ts list',
    '',
    'No requests.  ',
    'npm error code 1',
    '',
  ]
  expect(shown(output.join('\n'))).toBe('No requests.')
})

test('of a diff the changed lines are left', () => {
  const diff = [
    'diff --git a/domain/business.ts b/domain/business.ts',
    'index 1d5a..83f0 100644',
    '--- a/domain/business.ts',
    '+++ b/domain/business.ts',
    '@@ -60 +60 @@ export const business = {',
    "-  name: 'One',",
    "+  name: 'Two',",
  ]
  expect(shown(diff.join('\n'))).toBe("-  name: 'One',\n+  name: 'Two',")
})
