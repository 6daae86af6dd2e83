import { expect, test } from 'vitest'
import { licenseProblems, ownLicenseProblems } from './licenses.ts'

test('every package of the lockfile has a license that allows redistribution', () => {
  expect(ownLicenseProblems()).toEqual([])
})

test('a package under a license that is not allowed, or without one, is named', () => {
  const problems = licenseProblems({
    '': { license: 'WTFPL' },
    'node_modules/good': { version: '1.0.0', license: 'MIT' },
    'node_modules/a/node_modules/@other/strict': { version: '2.0.0', license: 'AGPL-3.0-only' },
    'node_modules/silent': { version: '1.0.0' },
  })
  expect(problems).toEqual([
    '@other/strict 2.0.0: AGPL-3.0-only, which is not allowed',
    'silent 1.0.0: none, which is not allowed',
  ])
})

test('a package under a weak copyleft license may be a tool but no runtime dependency', () => {
  const tool = { version: '1.0.0', license: 'MPL-2.0' }
  expect(licenseProblems({ 'node_modules/css': { ...tool, dev: true } })).toEqual([])
  expect(licenseProblems({ 'node_modules/css': tool })).toEqual([
    'css 1.0.0: MPL-2.0, which only tools of build and tests may have',
  ])
})
