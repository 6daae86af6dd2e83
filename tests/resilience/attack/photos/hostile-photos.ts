import {
  animatedPng,
  claimingSize,
  HTML,
  pngBomb,
  sampleJpeg,
  samplePng,
  SVG,
  withGps,
  withScans,
} from '#server/photos/photo-samples.fixture.ts'
import type { Random } from '../../random.ts'

/** A file that a hostile visitor sends as a photo. */
export interface HostilePhoto {
  readonly kind: string
  readonly file: Buffer
  /**
   * True for a file that may be stored once it is re-encoded: it differs from a photo by some bytes
   * only.
   */
  readonly mayBeStored: boolean
}

const JPEG = withGps(sampleJpeg())
const PNG = samplePng()
const ENDINGS = [HTML, SVG, 'PK\x03\x04', '%PDF-1.7', 'GIF89a', '#!/bin/sh']
const STARTS = [
  'GIF89a\x01\0\x01\0',
  'RIFF\xff\xff\0\0WEBPVP8X',
  '\0\0\0\x18ftypheic',
  'BM',
  'II*\0',
]

function damaged(photo: Buffer, random: Random): Buffer {
  const file = Buffer.from(photo)
  for (let times = random.between(1, 20); times > 0; times--)
    file[random.between(2, file.length)] = random.between(0, 256)
  return file
}

const side = (random: Random): number => random.between(0, 65_536)
const photo = (random: Random): Buffer => random.pick([JPEG, PNG])
const text = (content: string): Buffer => Buffer.from(content, 'latin1')

/**
 * Makers by kind; most are refused before they are decoded, so that a long run takes hours, not
 * days.
 */
const STORED: Readonly<Record<string, (random: Random) => Buffer>> = {
  damaged: (random) => damaged(photo(random), random),
  'another size': (random) => claimingSize(JPEG, side(random), side(random)),
  'repeated scans': (random) => withScans(JPEG, random.between(2, 200)),
  polyglot: (random) => Buffer.concat([photo(random), text(random.pick(ENDINGS))]),
  animation: animatedPng,
  whole: photo,
}
const REFUSED: typeof STORED = {
  empty: () => Buffer.alloc(0),
  markup: (random) => text(random.pick([HTML, SVG])),
  'another format': (random) => text(random.pick(STARTS) + 'x'.repeat(random.between(0, 5000))),
  bomb: (random) => pngBomb(random.between(20_000, 2 ** 31), random.between(20_000, 2 ** 31)),
  'cut off': (random) => {
    const file = photo(random)
    return file.subarray(0, random.between(0, file.length - 20))
  },
  noise: (random) => Buffer.from(Array.from({ length: 2000 }, () => random.between(0, 256))),
}
const STORED_SHARE = 0.15

export function hostilePhoto(random: Random): HostilePhoto {
  const mayBeStored = random.chance(STORED_SHARE)
  const makers = mayBeStored ? STORED : REFUSED
  const kind = random.pick(Object.keys(makers))
  return { kind, file: makers[kind]?.(random) ?? Buffer.alloc(0), mayBeStored }
}
