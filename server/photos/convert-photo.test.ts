import { Transformer } from '@napi-rs/image'
import { expect, test } from 'vitest'
import { createPhotoConverter } from './convert-photo.ts'
import {
  animatedPng,
  claimingSize,
  cmykJpeg,
  losslessWebp,
  pngBomb,
  pngOfKind,
  pngWithBomb,
  sampleWebp,
  SVG,
  webpOfCanvas,
  withFillBytes,
  HTML,
  sampleJpeg,
  samplePng,
  SECRET_PLACE,
  withGps,
  withScans,
} from './photo-samples.fixture.ts'
import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'

const failures: Error[] = []
const convert = createPhotoConverter((error) => failures.push(error))

const converted = async (photo: Buffer): Promise<Buffer> => {
  const result = await convert(photo)
  if (result.outcome !== 'converted') throw new Error(result.outcome)
  return result.jpeg
}

test('turns a photo as its orientation says and removes position and comment', async () => {
  const photo = withGps(sampleJpeg(64, 48))
  expect(new Transformer(photo).metadataSync(true).exif).toMatchObject({ 'GPS latitude ref': 'N' })
  const jpeg = await converted(photo)
  const { width, height, format, exif } = new Transformer(jpeg).metadataSync(true)
  expect({ width, height, format, exif }).toEqual({
    width: 48,
    height: 64,
    format: 'jpeg',
    exif: undefined,
  })
  for (const secret of ['Exif', SECRET_PLACE]) expect(jpeg.includes(secret)).toBe(false)
})

const JPEG = sampleJpeg()
const PALETTE = [['PLTE', Buffer.from([200, 30, 30])]] as const
const after = (...bytes: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([JPEG, ...bytes.map((each) => Buffer.from(each as string, 'latin1'))])

test.each<[string, Buffer]>([
  ['fill bytes before its markers', withFillBytes(JPEG)],
  ['no end marker', JPEG.subarray(0, -2)],
  [
    'fill bytes in place of an end marker',
    Buffer.concat([JPEG.subarray(0, -2), Buffer.alloc(9, 0xff)]),
  ],
  ['zeros after its end', after(Buffer.alloc(200_000))],
  ['line breaks after its end', after('\r\n')],
  ['FF after its end', after(Buffer.alloc(5000, 0xff))],
  ['a second picture after its end', after(JPEG)],
  ['a video after its end', after('\0\0\0\x18ftypmp42')],
  ['records of the maker after its end', after('\0\0\x01\x0a\x0e\0\0\0Image_UTC_DataSEFT')],
  ['unknown data after its end', after('MotionPhoto_Data', Buffer.alloc(500, 7))],
  ['a page after its end', after(HTML)],
  ['a ZIP file after its end', after('PK\x03\x04')],
  ['ten scans', withScans(JPEG, 10)],
  ['four colors', cmykJpeg()],
  ['16 bits per channel', pngOfKind({ colorType: 2, bits: 16, pixel: [200, 1, 30, 1, 30, 1] })],
  ['16 bits and alpha', pngOfKind({ colorType: 6, bits: 16, pixel: [200, 1, 3, 1, 3, 1, 99, 1] })],
  [
    'interlaced lines',
    pngOfKind({ colorType: 2, bits: 8, pixel: [200, 30, 30], isInterlaced: true }),
  ],
  ['a palette', pngOfKind({ colorType: 3, bits: 8, pixel: [0], more: PALETTE })],
  ['gray pixels', pngOfKind({ colorType: 0, bits: 8, pixel: [99] })],
  ['gray pixels with alpha', pngOfKind({ colorType: 4, bits: 8, pixel: [99, 9] })],
  ['one bit per pixel', pngOfKind({ colorType: 0, bits: 1, pixel: [0x80] })],
  ['a color profile that is a bomb', pngWithBomb('iCCP')],
  ['a text that is a bomb', pngWithBomb('zTXt')],
  ['an international text that is a bomb', pngWithBomb('iTXt')],
  ['several pictures in one PNG', animatedPng()],
  ['lossy WebP', sampleWebp()],
  ['lossless WebP', losslessWebp()],
])(
  'converts a photo with %s',
  async (_what, photo) => {
    const jpeg = await converted(photo)
    expect(new Transformer(jpeg).metadataSync().format).toBe('jpeg')
    for (const trace of ['MotionPhoto', 'script', 'PK']) expect(jpeg.includes(trace)).toBe(false)
  },
  30_000,
)

test('puts transparent pixels on white', async () => {
  const jpeg = await converted(pngOfKind({ colorType: 6, bits: 8, pixel: [0, 0, 0, 0] }))
  expect([...new Transformer(jpeg).rawPixelsSync().subarray(0, 3)]).toEqual([255, 255, 255])
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a photo of orientation %d', async (orientation) => {
  const jpeg = await converted(withGps(sampleJpeg(64, 48), orientation))
  const { width, height } = new Transformer(jpeg).metadataSync()
  expect([width, height]).toEqual(orientation < 5 ? [64, 48] : [48, 64])
})

test('refuses a JPEG of which a part is missing', async () => {
  const noise = Buffer.from(Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 7919) % 251))
  const photo = Transformer.fromRgbaPixels(noise, 64, 64).jpegSync()
  for (const share of [0.5, 0.8, 0.95]) {
    const part = photo.subarray(0, photo.length * share)
    expect(await convert(part)).toEqual({ outcome: 'refused', problem: 'unreadable' })
  }
}, 30_000)

test('scales a large photo, a noisy one too, to the stored size', async () => {
  const noise = Buffer.alloc(2000 * 2000 * 4)
  for (let at = 0; at < noise.length; at++) noise[at] = Math.imul(at + 1, 2_654_435_761) >>> 24
  const jpeg = await converted(Transformer.fromRgbaPixels(noise, 2000, 2000).jpegSync())
  const { width, height } = new Transformer(jpeg).metadataSync()
  expect([width, height]).toEqual([1600, 1600])
  expect(jpeg.length).toBeLessThanOrEqual(PHOTO_LIMITS.storedBytes)
}, 60_000)

test.each<[string, Buffer | string]>([
  ['an empty file', ''],
  ['HTML', HTML],
  ['SVG', SVG],
  ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
  ['the start of a JPEG', JPEG.subarray(0, JPEG.length / 2)],
  ['a WebP whose canvas is not its picture', webpOfCanvas(4000)],
  ['half a PNG', samplePng().subarray(0, 40)],
  ['a JPEG without a size', claimingSize(JPEG, 0, 100)],
  ['a JPEG whose picture is missing', claimingSize(JPEG, 4000, 4000).subarray(0, 300)],
])('refuses %s, without a failure', async (_what, file) => {
  expect(await convert(Buffer.from(file as string, 'latin1'))).toEqual({
    outcome: 'refused',
    problem: 'unreadable',
  })
  expect(failures).toEqual([])
})

test.each<[string, Buffer]>([
  ['a JPEG', claimingSize(JPEG, 65_500, 65_500)],
  ['a PNG', pngBomb(100_000, 100_000)],
  ['a PNG of one line', pngBomb(40_000_000, 1)],
  ['a JPEG just above the limit', claimingSize(JPEG, 5017, 5017)],
])('refuses %s of too many pixels', async (_what, file) =>
  expect(await convert(file)).toEqual({ outcome: 'refused', problem: 'tooLarge' }),
)

test('names a photo of a format that it does not read', async () => {
  const heic = Buffer.from('\0\0\0\x18ftypheic', 'latin1')
  expect(await convert(heic)).toEqual({ outcome: 'refused', problem: 'heic' })
})

test('converts one photo at a time and refuses when too many wait', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => convert(sampleJpeg())))
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
    'busy',
    'busy',
    ...Array.from({ length: 6 }, () => 'converted'),
  ])
}, 60_000)
