import { expect, test } from 'vitest'
import { TOWN_LABELS } from '#app/art/towns/label-names.ts'
import { guttenberg } from './guttenberg.ts'
import { hoboken } from './hoboken.ts'
import { jerseyCity } from './jersey-city.ts'
import { northBergen } from './north-bergen.ts'
import { secaucus } from './secaucus.ts'
import { unionCity } from './union-city.ts'
import { weehawken } from './weehawken.ts'
import { westNewYork } from './west-new-york.ts'

test('the names on each town’s drawing are those that it leaves room for', () => {
  const labels = {
    'north-bergen': northBergen.mapLabels,
    'jersey-city': jerseyCity.mapLabels,
    hoboken: hoboken.mapLabels,
    weehawken: weehawken.mapLabels,
    'west-new-york': westNewYork.mapLabels,
    secaucus: secaucus.mapLabels,
    'union-city': unionCity.mapLabels,
    guttenberg: guttenberg.mapLabels,
  }
  expect(labels).toEqual(TOWN_LABELS)
})
