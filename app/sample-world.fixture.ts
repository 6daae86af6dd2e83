import { servedDrawing } from '#art/drawing-address.ts'
import type { World } from './world.ts'

/** An installation without reviews, photos and tags, which tests change where they need to. */
export const SAMPLE_WORLD: World = {
  origin: 'https://keys.example',
  anonKey: 'anon',
  phone: 'default',
  reviews: [],
  flags: {},
  tags: null,
  privateOrigin: null,
  photos: {},
  scripts: { head: 'head()', thankYou: 'thanks()', offline: 'offline()', main: '/assets/main.js' },
  facts: '/facts/sample.json',
  drawing: servedDrawing,
  styleFile: (address) => address,
}
