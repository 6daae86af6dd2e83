import { expect, test } from 'vitest'
import { createPhotoConverter } from '#server/photos/convert-photo.ts'
import { checkPhotos } from './photos.ts'

test('converts a sample by the real process', async () => {
  expect((await checkPhotos({ createPhotoConverter })).state).toBe('ok')
}, 30_000)

test('names the reason when the process does not start', async () => {
  const finding = await checkPhotos({
    createPhotoConverter: (onFailure) => async () => {
      onFailure(new Error('spawn EAGAIN'))
      return { outcome: 'failed' }
    },
  })
  expect(finding).toMatchObject({ state: 'error', text: expect.stringContaining('spawn EAGAIN') })
})
