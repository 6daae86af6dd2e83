import { expect, test } from 'vitest'
import { LIMITS, OWNER_FACTOR } from './limits.ts'
import type { Measured, MeasuredPage } from './measure.ts'
import { budgetProblems } from './problems.ts'

const react = { address: '/assets/react-aaaaaaaa.js', bytes: 58_000 }
const lazy = { address: '/assets/map-view-bbbbbbbb.js', bytes: 4_000 }

function page(path: string, changes: Partial<MeasuredPage> = {}): MeasuredPage {
  return {
    path,
    bytes: 12_000,
    hasForm: false,
    scripts: [react],
    untouched: [{ address: 'the page itself', bytes: 12_000 }],
    ...changes,
  }
}

function site(changes: Partial<Measured> = {}): Measured {
  return {
    pages: [page('/'), page('/faq')],
    scripts: [react, lazy],
    stylesheets: [{ address: '/assets/all-cccccccc.css', bytes: 17_000 }],
    fonts: [{ address: '/assets/display-dddddddd.woff2', bytes: 40_000 }],
    packages: { [react.address]: ['react'], [lazy.address]: ['left-pad'] },
    ...changes,
  }
}

const problems = (changes: Partial<Measured>) => budgetProblems(site(changes), LIMITS)

test('accepts a site within its limits, whatever lazy scripts contain', () => {
  expect(problems({})).toEqual([])
})

test('names a page, script, stylesheet or fonts that grew, with the number of bytes', () => {
  expect(problems({ pages: [page('/faq', { bytes: LIMITS.page + 5 })] })).toEqual([
    `the page /faq: ${LIMITS.page + 5} bytes, 5 more than its limit of ${LIMITS.page}`,
  ])
  expect(problems({ scripts: [{ ...lazy, bytes: LIMITS.script + 1 }] })).toEqual([
    expect.stringContaining('the script map-view:'),
  ])
  expect(problems({ scripts: [{ ...react, bytes: 60_000 }] })).toEqual([
    expect.stringContaining('the script react:'),
  ])
  expect(
    problems({ stylesheets: [{ address: '/assets/x.css', bytes: LIMITS.stylesheet + 1 }] }),
  ).toHaveLength(1)
  expect(
    problems({ fonts: [{ address: '/assets/x-dddddddd.woff2', bytes: 60_000 }] }),
  ).toHaveLength(1)
})

test('limits what a page loads in all, before the first touch and hydrated', () => {
  const many = Array.from({ length: LIMITS.untouched.requests + 1 }, (_, index) => ({
    address: `/assets/${index}.svg`,
    bytes: 1,
  }))
  expect(problems({ pages: [page('/', { untouched: many })] })).toEqual([
    expect.stringContaining(`asks for ${many.length} files before the first touch, 1 more`),
  ])
  expect(
    problems({ pages: [page('/', { untouched: [{ address: '/a.png', bytes: 200_000 }] })] }),
  ).toEqual([expect.stringContaining('/ before the first touch (/a.png 200000)')])
  expect(problems({ pages: [page('/', { scripts: [{ ...react, bytes: 200_000 }] })] })).toEqual([
    expect.stringContaining('the scripts of / (react 200000)'),
  ])
})

test('allows a Spanish page 6 % more than the same page in English', () => {
  const inSpanish = (bytes: number) =>
    problems({ pages: [page('/faq', { bytes: 10_000 }), page('/es/preguntas', { bytes })] })
  expect(inSpanish(10_600)).toEqual([])
  expect(inSpanish(10_601)).toEqual([
    'the page /es/preguntas: 10601 bytes, 1 more than its limit of 10600',
  ])
})

test('names a package in the scripts of every page', () => {
  expect(problems({ packages: { [react.address]: ['react', 'moment'] } })).toEqual([
    expect.stringContaining('holds the package moment'),
  ])
})

test('allows an owner’s site 1 % more bytes', () => {
  const most = Math.floor(LIMITS.page * OWNER_FACTOR)
  const owners = (bytes: number) =>
    budgetProblems(site({ pages: [page('/faq', { bytes })] }), LIMITS, OWNER_FACTOR)
  expect(owners(most)).toEqual([])
  expect(owners(most + 1)).toHaveLength(1)
})
