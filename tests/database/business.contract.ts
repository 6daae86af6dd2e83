import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import { KEPT_VERSIONS } from '#server/store/business-versions.ts'
import type { Fixture } from './database.fixture.ts'

export function businessContract(fixture: Fixture): void {
  const publish = (id: string, text: string, publishedAt = 1) =>
    fixture.store.businessVersions.add({ id, text, publishedAt, staffMemberId: null }, null)

  test('keeps the last twenty versions, also of the same millisecond', async () => {
    for (let version = 0; version < KEPT_VERSIONS + 2; version++)
      await publish(`v${version}`, String(version))
    const { businessVersions } = fixture.store
    expect((await businessVersions.list()).map(({ id }) => id)).toEqual(
      Array.from({ length: KEPT_VERSIONS }, (_, index) => `v${KEPT_VERSIONS + 1 - index}`),
    )
    expect(await businessVersions.newestText()).toBe(String(KEPT_VERSIONS + 1))
  })

  test('adds a version only in place of the text that it was made from', async () => {
    const { businessVersions } = fixture.store
    const replace = (id: string, replaced: string) =>
      businessVersions.add({ id, text: id, publishedAt: 1, staffMemberId: null }, replaced)
    expect(await replace('a', 'the file')).toBe(true)
    const both = await Promise.all([replace('b', 'a'), replace('c', 'a')])
    expect(both.toSorted()).toEqual([false, true])
    expect(await replace('d', 'a')).toBe(false)
    expect((await businessVersions.list()).map(({ id }) => id)).toEqual([both[0] ? 'b' : 'c', 'a'])
  })

  test('keeps a photo that a version names, and another one for a day', async () => {
    const { businessPhotos } = fixture.store
    const names = ['photos/named.jpg', 'photos/draft.jpg'] as const
    for (const name of names) {
      const photo = { name, jpeg: Buffer.from(name), uploadedAt: 1 }
      expect(await businessPhotos.add(photo)).toBe('added')
      expect(await businessPhotos.add(photo)).toBe('added')
    }
    await publish('v', `{ "file": "${names[0]}" }`, DAY_MS)
    for (const name of names)
      expect(Buffer.from((await businessPhotos.get(name)) ?? []).toString()).toBe(name)
    await publish('w', `{ "file": "${names[0]}" }`, DAY_MS + 2)
    expect(await businessPhotos.get(names[0])).not.toBeNull()
    expect(await businessPhotos.get(names[1])).toBeNull()
  })
}
