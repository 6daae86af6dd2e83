import { expect, test } from 'vitest'
import { dangerIn } from './danger.ts'

test.each([
  ['My 2 year old is locked inside', 'inside'],
  ['keys in the car and my baby is in the car', 'inside'],
  ['The dog is trapped in the bathroom!', 'inside'],
  ['Mi bebé está adentro del carro', 'inside'],
  ['el perro se quedó encerrado', 'inside'],
  ['Baby inside, stove is on', 'inside'],
  ['I left the stove on', 'fire'],
  ['hay humo', 'fire'],
  ['La estufa está prendida', 'fire'],
  ['it smells like gas', 'fire'],
  ['I am outside with my son, keys are inside', null],
  ['Dog bites, call first', null],
  ['next to the smoke shop', null],
  ['gas station on the corner', null],
  ['Key broke in the lock', null],
  ['', null],
] as const)('reads %j as %s', (text, danger) => {
  expect(dangerIn([null, text])).toBe(danger)
})
