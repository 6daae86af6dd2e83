import { Transformer } from '@napi-rs/image'
import { expect, test } from 'vitest'
import { createPhotoConverter } from './convert-photo.ts'
import { inspectPhoto } from './inspect-photo.ts'
import {
  claimingSize,
  HTML,
  sampleJpeg,
  samplePng,
  SECRET_PLACE,
  withGps,
} from './photo-samples.fixture.ts'
import { PHOTO_LIMITS } from '#domain/photo-limits.ts'

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

test('scales a large photo, a noisy one too, to the stored size', async () => {
  const noise = Buffer.alloc(2000 * 2000 * 4)
  for (let at = 0; at < noise.length; at++) noise[at] = Math.imul(at + 1, 2_654_435_761) >>> 24
  const jpeg = await converted(Transformer.fromRgbaPixels(noise, 2000, 2000).jpegSync())
  const { width, height } = new Transformer(jpeg).metadataSync()
  expect([width, height]).toEqual([1600, 1600])
  expect(jpeg.length).toBeLessThanOrEqual(PHOTO_LIMITS.storedBytes)
}, 60_000)

test('converts a PNG to JPEG', async () => {
  expect(inspectPhoto(await converted(samplePng()))).toMatchObject({ width: 64, height: 48 })
})

test('refuses what cannot be decoded, without a failure', async () => {
  const wrong = [Buffer.from(HTML), claimingSize(sampleJpeg(), 6000, 6000).subarray(0, 300)]
  for (const photo of wrong)
    expect(await convert(photo)).toEqual({ outcome: 'refused', problem: 'unreadable' })
  expect(failures).toEqual([])
})

test('converts one photo at a time and refuses when too many wait', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => convert(sampleJpeg())))
  expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
    'busy',
    'busy',
    ...Array.from({ length: 6 }, () => 'converted'),
  ])
}, 60_000)
