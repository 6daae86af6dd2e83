import { describe, expect, test } from 'vitest'
import { licenseProblems, ownLicenseProblems, permits } from './licenses.ts'

const none = () => null

test('every package of the lockfile has a license that allows redistribution', () => {
  expect(ownLicenseProblems()).toEqual([])
})

describe('a package', () => {
  test('under a license that is not allowed is named', () => {
    const problems = licenseProblems(
      {
        '': { license: 'WTFPL' },
        'node_modules/good': { version: '1.0.0', license: 'MIT' },
        'node_modules/a/node_modules/@other/strict': { version: '2.0.0', license: 'AGPL-3.0-only' },
      },
      none,
    )
    expect(problems).toEqual(['@other/strict 2.0.0: AGPL-3.0-only, which is not allowed'])
  })

  test('without a license is named', () => {
    expect(licenseProblems({ 'node_modules/silent': { version: '1.0.0' } }, none)).toEqual([
      'silent 1.0.0: states no license, which is not allowed',
    ])
  })

  test('under a weak copyleft license may be a tool but no runtime dependency', () => {
    const tool = { version: '1.0.0', license: 'MPL-2.0' }
    expect(licenseProblems({ 'node_modules/css': { ...tool, dev: true } }, none)).toEqual([])
    expect(licenseProblems({ 'node_modules/css': tool }, none)).toEqual([
      'css 1.0.0: MPL-2.0, which only tools of build and tests may have',
    ])
  })

  test.each([
    [{ license: 'ISC' }],
    [{ license: { type: 'ISC' } }],
    [{ licenses: [{ type: 'GPL-2.0' }, { type: 'ISC' }] }],
  ])('without a license in the lockfile is checked by its manifest %j', (manifest) => {
    expect(licenseProblems({ 'node_modules/old': {} }, () => manifest)).toEqual([])
  })
})

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['GPL-3.0-only OR (ISC AND MIT)', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT AND GPL-3.0-only) OR ISC', true],
  ['MIT AND (GPL-3.0-only OR LGPL-3.0-only)', false],
  ['MIT WITH Some-exception', false],
  ['(MIT', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['', false],
])('permits %j: %j', (expression, expected) => {
  expect(permits(expression, (name) => name === 'MIT' || name === 'ISC')).toBe(expected)
})
