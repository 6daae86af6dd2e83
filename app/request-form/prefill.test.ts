import { expect, test } from 'vitest'
import { draftFromQuery } from './prefill.ts'

const read = (query: string) => draftFromQuery(new URLSearchParams(query))

test('the aside of a service page brings its answers along', () => {
  expect(
    read(
      'service=Car+Key+Replacement&vehicle_year=2016&vehicle_make=Honda&vehicle_model=Civic&all_keys_lost=yes',
    ),
  ).toEqual({
    service: 'Car Key Replacement',
    vehicle_year: '2016',
    vehicle_make: 'Honda',
    vehicle_model: 'Civic',
    all_keys_lost: 'yes',
  })
})

test('nothing about the person is taken from an address', () => {
  expect(
    read('name=Dana&phone=2015550100&email=a%40b.example&address=1+Main&gate_code=1&notes=x'),
  ).toEqual({})
})

test('values that the form does not offer are passed over', () => {
  expect(read('service=Plumbing&timeframe=Now&all_keys_lost=maybe&vehicle_make=')).toEqual({})
  expect(read(`vehicle_make=${'x'.repeat(101)}`)).toEqual({})
})
