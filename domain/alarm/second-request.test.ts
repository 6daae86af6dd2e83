import { expect, test } from 'vitest'
import { A_TOWN, ANOTHER_TOWN } from '#domain/places/sample-towns.fixture.ts'
import { isSameJob, type JobFacts } from './second-request.ts'

const job = (changes: Partial<JobFacts> = {}): JobFacts => ({
  service: 'House Lockout',
  address: `12 Sample Street, ${A_TOWN}`,
  town: A_TOWN,
  timeframe: 'ASAP',
  appointment_start: null,
  vehicle_info: null,
  ...changes,
})
const at = (address: string, town: string | null = A_TOWN): JobFacts => job({ address, town })

test.each([
  ['12 Sample Street', '12 sample st.'],
  [`12 Sample St, ${A_TOWN}, NJ 07047, USA`, `12 Sample Street ${A_TOWN} NJ`],
  ['12 Sample St Apt 4B', '12 Sample St #4B'],
  ['12 Sample St Apt 4B', '12 Sample St'],
  ['12 Peña Ave', '12 Pena Avenue'],
  ['12 St Pauls Ave', '12 St. Pauls Avenue'],
  [A_TOWN, `in ${A_TOWN}`],
  ['Near 40.79512, -74.02531 (±12 m)', 'Near 40.79530, -74.02540 (±40 m)'],
])('finds one place in "%s" and "%s"', (one, other) => {
  expect(isSameJob(at(one), at(other))).toBe(true)
  expect(isSameJob(at(other), at(one))).toBe(true)
})

test.each([
  ['12 Sample St', '14 Sample St'],
  ['12 Park Pl', '12 Park Ave'],
  ['12 Sample St', A_TOWN],
  ['12 Sample St Apt 4B', '12 Sample St Apt 5B'],
  ['12 Sample St, NJ 07047', '12 Sample St, NJ 07093'],
  ['Near 40.79512, -74.02531 (±12 m)', 'Near 40.80512, -74.02531 (±12 m)'],
  ['Near 40.79512, -74.02531 (±12 m)', '12 Sample St'],
])('finds two places in "%s" and "%s"', (one, other) => {
  expect(isSameJob(at(one), at(other))).toBe(false)
  expect(isSameJob(at(other), at(one))).toBe(false)
})

test('tells towns apart, and places without any', () => {
  expect(isSameJob(at('12 Sample St'), at('12 Sample St', ANOTHER_TOWN))).toBe(false)
  expect(isSameJob(at('12 Sample St', null), at('12 Sample St', ANOTHER_TOWN))).toBe(true)
  expect(isSameJob(at('by the river', null), at('by the bridge', null))).toBe(false)
  expect(isSameJob(at('by the river', null), at('By the River', null))).toBe(true)
  expect(isSameJob(at('by the river', null), at('by the bridge', A_TOWN))).toBe(false)
})

test('tells jobs apart by service, vehicle and appointment', () => {
  const civic = { year: '2019', make: 'Honda', model: 'Civic' }
  expect(isSameJob(job(), job({ service: 'Car Lockout' }))).toBe(false)
  expect(
    isSameJob(job({ vehicle_info: civic }), job({ vehicle_info: { ...civic, model: 'Fit' } })),
  ).toBe(false)
  expect(
    isSameJob(job({ vehicle_info: civic }), job({ vehicle_info: { ...civic, model: 'CIVIC ' } })),
  ).toBe(true)
  expect(isSameJob(job({ vehicle_info: civic }), job())).toBe(true)
  expect(isSameJob(job(), job({ appointment_start: '2031-03-05T14:00:00.000Z' }))).toBe(false)
})

test.each([
  ['ASAP', 'ASAP', true],
  ['ASAP', 'Same Day', true],
  ['Same Day', 'ASAP', false],
  ['Within Couple of Days', 'ASAP', false],
  ['ASAP', 'Within Couple of Days', false],
  ['Within Couple of Days', 'Within Couple of Days', true],
  ['Just Curious', 'Within Couple of Days', false],
] as const)('lets %s hold %s: %s', (first, second, isHeld) => {
  expect(isSameJob(job({ timeframe: first }), job({ timeframe: second }))).toBe(isHeld)
})
