import { expect, test } from 'vitest'
import { inspectPhoto } from './inspect-photo.ts'
import {
  animatedPng,
  claimingSize,
  HTML,
  pngBomb,
  sampleJpeg,
  samplePng,
  SVG,
  webpOfCanvas,
  withGps,
  withScans,
} from './photo-samples.fixture.ts'

const jpeg = sampleJpeg()
const after = (...bytes: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([jpeg, ...bytes.map((each) => Buffer.from(each as string, 'latin1'))])

/** Why a file is refused; `null` for a photo. */
const problemOf = (file: Buffer) => {
  const inspected = inspectPhoto(file)
  return typeof inspected === 'string' ? inspected : null
}

test.each<[string, Buffer]>([
  ['a JPEG', jpeg],
  ['a JPEG with metadata', withGps(jpeg)],
  ['a progressive JPEG', withScans(jpeg, 10)],
  ['a PNG', samplePng()],
  ['zeros after the image', after('\0\0\0')],
  ['a second picture of the camera', after('\0\0', jpeg)],
  ['the video of a motion photo', after('\0\0\0\x18ftypmp42')],
  ["Samsung's records", after('\0\0\x01\x0a\x0e\0\0\0Image_UTC_DataSEFT')],
])('accepts %s', (_what, file) => expect(problemOf(file)).toBeNull())

test.each<[string, Buffer | string]>([
  ['an empty file', ''],
  ['HTML', HTML],
  ['SVG', SVG],
  ['a GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
  ['an animated PNG', animatedPng()],
  ['a JPEG that is a ZIP file too', after('PK\x03\x04')],
  ['a JPEG that is a page too', after(HTML)],
  ['a PNG that is a page too', Buffer.concat([samplePng(), Buffer.from(HTML)])],
  ['a JPEG with a hundred scans', withScans(jpeg, 100)],
  ['the start of a JPEG', jpeg.subarray(0, jpeg.length / 2)],
  ['a WebP whose canvas is not its picture', webpOfCanvas(16_000)],
  ['half a PNG', samplePng().subarray(0, 40)],
  ['a JPEG without a size', claimingSize(jpeg, 0, 100)],
])('refuses %s', (_what, file) =>
  expect(problemOf(Buffer.from(file as string, 'latin1'))).toBe('unreadable'),
)

test.each<[string, Buffer]>([
  ['a JPEG', claimingSize(jpeg, 65_500, 65_500)],
  ['a PNG', pngBomb(100_000, 100_000)],
  ['a PNG of one line', pngBomb(40_000_000, 1)],
  ['a PNG of one column', pngBomb(1, 16_385)],
  ['a JPEG of one line', claimingSize(jpeg, 16_385, 1)],
  ['a JPEG just above the limit', claimingSize(jpeg, 5017, 5017)],
])('refuses %s of too many pixels', (_what, file) => expect(problemOf(file)).toBe('tooLarge'))

test('reads the most expensive files of 10 MB in time', () => {
  const filled = (start: Buffer, piece: string): Buffer =>
    Buffer.concat([start, Buffer.alloc(10 * 1024 * 1024 - start.length, piece, 'latin1')])
  const beforeEnd = jpeg.subarray(0, -2)
  const begun = process.threadCpuUsage().user
  for (const file of [
    filled(beforeEnd, '\xff'),
    filled(beforeEnd, '\xff\0'),
    filled(jpeg, '\0'),
    filled(jpeg.subarray(0, 2), '\xff\xfe\0\x02'),
    filled(samplePng().subarray(0, 33), '\0\0\0\0zzzz\0\0\0\0'),
  ])
    inspectPhoto(file)
  expect((process.threadCpuUsage().user - begun) / 1000).toBeLessThan(2000)
})
