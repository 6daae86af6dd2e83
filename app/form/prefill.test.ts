import { expect, test } from 'vitest'
import { A_SERVICE } from '#domain/services/sample-services.fixture.ts'
import { draftFromFragment, draftFromQuery } from './prefill.ts'

const read = (query: string) => draftFromQuery(new URLSearchParams(query))

test("a service page's aside passes its answers to the form", () => {
  expect(
    read(
      `service=${A_SERVICE.replaceAll(' ', '+')}&vehicle_year=2016&vehicle_make=Honda&vehicle_model=Civic&all_keys_lost=yes`,
    ),
  ).toEqual({
    service: A_SERVICE,
    vehicle_year: '2016',
    vehicle_make: 'Honda',
    vehicle_model: 'Civic',
    all_keys_lost: 'yes',
  })
})

test('personal data is not read from the address', () => {
  expect(
    read('name=Dana&phone=2015550100&email=a%40b.example&address=1+Main&gate_code=1&notes=x'),
  ).toEqual({})
})

test('values that the form does not offer are ignored', () => {
  expect(read('service=Plumbing&timeframe=Now&all_keys_lost=maybe&vehicle_make=')).toEqual({})
  expect(read(`vehicle_make=${'x'.repeat(101)}`)).toEqual({})
})

test('a phone number is read from the fragment, which no server gets', () => {
  expect(draftFromFragment('#phone=2015550123')).toEqual({ phone: '2015550123' })
  for (const other of [
    '',
    '#',
    '#book',
    '#phone=',
    '#phone=201555012x',
    '#phone=12015550123',
    '#name=1',
  ])
    expect([other, draftFromFragment(other)]).toEqual([other, {}])
})
