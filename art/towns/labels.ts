import type { TownLabel } from './types.ts'

/** Positions of the names on the maps, by town and by the names of its text's `drawing`. */
export const LABELS: Readonly<Record<string, Readonly<Record<string, TownLabel>>>> = {
  guttenberg: {
    'main-street': { x: 36, y: 556, rotate: -60, tone: 'steel-3' },
    'second-street': { x: 345, y: 386, rotate: 29.5, tone: 'ink' },
    landmark: { x: 494, y: 620, tone: 'card' },
    'cliff-road': { x: 482, y: 338, rotate: -74, tone: 'steel-3' },
  },
  hoboken: {
    'main-street': { x: 407, y: 374, rotate: -77, tone: 'ink' },
    landmark: { x: 512, y: 440, tone: 'card' },
    station: { x: 452, y: 676, tone: 'card' },
    neighbor: { x: 18, y: 400, tone: 'steel-3' },
  },
  'jersey-city': {
    'main-street': { x: 356, y: 289, rotate: 51, tone: 'ink' },
    'second-street': { x: 168, y: 444, rotate: -51, tone: 'ink' },
    landmark: { x: 216, y: 196, anchor: 'end', tone: 'steel-3' },
    waterfront: { x: 497, y: 421, tone: 'card' },
  },
  'north-bergen': {
    'main-street': { x: 346, y: 466, rotate: -60, tone: 'steel-3' },
    'second-street': { x: 206, y: 540, rotate: -58, tone: 'ink' },
    highway: { x: 124, y: 500, rotate: -61, tone: 'ink' },
    landmark: { x: 504, y: 376, tone: 'card' },
  },
  secaucus: {
    'main-street': { x: 270, y: 150, anchor: 'end', tone: 'steel-3' },
    landmark: { x: 480, y: 418, tone: 'steel-3' },
    station: { x: 450, y: 650, tone: 'steel-3' },
    river: { x: 142, y: 610, rotate: -82, tone: 'steel-3' },
  },
  'union-city': {
    'main-street': { x: 205, y: 556, rotate: -60, tone: 'ink' },
    'second-street': { x: 300, y: 300, rotate: -60, tone: 'ink' },
    landmark: { x: 14, y: 690, tone: 'steel-3' },
    neighbor: { x: 540, y: 444, tone: 'card' },
  },
  weehawken: {
    'main-street': { x: 300, y: 290, rotate: -60, tone: 'ink' },
    landmark: { x: 214, y: 330, anchor: 'end', tone: 'steel-3' },
    ferry: { x: 512, y: 206, tone: 'card' },
    tunnel: { x: 450, y: 590, tone: 'card' },
  },
  'west-new-york': {
    'main-street': { x: 124, y: 486, rotate: -60, tone: 'ink' },
    'second-street': { x: 270, y: 330, rotate: 30, tone: 'ink' },
    'cliff-road': { x: 300, y: 570, rotate: -55, tone: 'ink' },
    river: { x: 510, y: 640, tone: 'card' },
  },
}
