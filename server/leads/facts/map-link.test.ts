import { expect, test } from 'vitest'
import { business, putInForce } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { A_TOWN } from '#domain/places/sample-towns.fixture.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { addressHref, mapHref } from './map-link.ts'
import { sampleJob } from '#server/outbox/transport/sample-job.fixture.ts'

const lead = (address: string, hasLocation: boolean): Lead => {
  const { lead: sample } = sampleJob({ address, street: null })
  return hasLocation ? sample : { ...sample, visitor_info: null }
}
const searched = (href: string): string => new URL(href).searchParams.get('q') ?? ''

test('links a vague address to the coordinates that the device shared', () => {
  const vague = lead('corner 38th', true)
  expect(searched(mapHref(vague))).toBe('40.7951,-74.0254')
  expect(searched(addressHref(vague))).toBe('40.7951,-74.0254')
  expect(searched(mapHref(lead('corner 38th', false)))).toBe('corner 38th')
})

test('links an address of coordinates to them', () => {
  const { lead: near } = sampleJob({ address: 'Near 40.79512, -74.02531 (±12 m)', street: null })
  for (const href of [mapHref(near), addressHref({ ...near, visitor_info: null })])
    expect(searched(href)).toBe('40.79512,-74.02531')
})

test('links an address that a map can find to that address', () => {
  for (const address of [`12 Sample St, ${A_TOWN}`, '12 Sample St 07999']) {
    expect(searched(mapHref(lead(address, true)))).toBe('40.7951,-74.0254')
    expect(searched(addressHref(lead(address, true)))).toBe(address)
  }
})

test('adds town and state to a ZIP code alone, and to nothing else', () => {
  putInForce({ ...business, zipCodes: { [`${allTowns()[0]?.name}`]: ['07047'] } })
  const named = (zip: string) => `${allTowns()[0]?.name}, ${business.address.region} ${zip}`
  expect(searched(mapHref(lead('07047', false)))).toBe(named('07047'))
  expect(searched(mapHref(lead('07047-1234', false)))).toBe(named('07047-1234'))
  expect(searched(mapHref(lead('99999', false)))).toBe('99999')
  expect(searched(mapHref(lead('12 Sample St 07047', false)))).toBe('12 Sample St 07047')
})
