import { expect, test } from 'vitest'
import { businessNumbers, findBusinessNumber } from './business-number.ts'

const phones = { default: '2015550142', paidSearch: '2015550168' }

test('has the two numbers of the pages as website and google-ads', () => {
  expect(businessNumbers({ phones })).toEqual([
    { number: '+12015550142', source: 'website', language: 'en' },
    { number: '+12015550168', source: 'google-ads', language: 'en' },
  ])
})

test('lets the table override a number of the pages and add others', () => {
  const numbers = [
    { number: '2015550142', source: 'van', language: 'es' },
    { number: '+12015550177', source: 'magnet', language: 'en' },
  ]
  expect(businessNumbers({ phones, numbers }).map(({ source }) => source)).toEqual([
    'van',
    'magnet',
    'google-ads',
  ])
  expect(findBusinessNumber({ phones, numbers }, '+12015550142').language).toBe('es')
})

test('lists a business with one number once', () => {
  const one = { default: '2015550142', paidSearch: '2015550142' }
  expect(businessNumbers({ phones: one })).toHaveLength(1)
})

test('knows no source of a number that nobody listed', () => {
  expect(findBusinessNumber({ phones }, '+12125550100')).toEqual({
    number: '+12125550100',
    source: 'phone',
    language: 'en',
  })
})
