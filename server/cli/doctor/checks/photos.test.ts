import { expect, test } from 'vitest'
import { createPhotoConverter } from '#server/platform/photos/convert-photo.ts'
import { canLimitMemory } from '#server/platform/photos/memory-limit.ts'
import { checkPhotos } from './photos.ts'

test('converts a sample by the real process', async () => {
  expect((await checkPhotos({ createPhotoConverter, canLimitMemory })).state).toBe('ok')
}, 30_000)

test('names the reason when the process does not start', async () => {
  const finding = await checkPhotos({
    createPhotoConverter: (onFailure) => async () => {
      onFailure(new Error('spawn EAGAIN'))
      return { outcome: 'failed' }
    },
    canLimitMemory,
  })
  expect(finding).toMatchObject({ state: 'error', text: expect.stringContaining('spawn EAGAIN') })
})

test('warns where nothing limits the memory of a conversion', async () => {
  const finding = await checkPhotos({
    createPhotoConverter: () => async (jpeg) => ({ outcome: 'converted', jpeg }),
    canLimitMemory: () => false,
  })
  expect(finding).toMatchObject({ state: 'warning', action: expect.stringContaining('util-linux') })
})
