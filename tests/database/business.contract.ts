import { expect, test } from 'vitest'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  addBusinessVersion,
  keptBusinessTexts,
  listBusinessVersions,
  newestBusinessText,
  KEPT_VERSIONS,
} from '#server/db/tables/business-versions.ts'
import type { Fixture } from './database.fixture.ts'
import { UPLOADED_PHOTO } from '#domain/business/uploaded-photo.ts'
import { addBusinessPhoto, getBusinessPhoto } from '#server/db/tables/business-photos.ts'

export function businessContract(fixture: Fixture): void {
  const publish = (id: string, text: string, publishedAt = 1) =>
    fixture.db.write((tx) =>
      addBusinessVersion(tx, { id, text, publishedAt, staffMemberId: null }, null),
    )

  test('keeps the last twenty versions, also of the same millisecond', async () => {
    for (let version = 0; version < KEPT_VERSIONS + 2; version++)
      await publish(`v${version}`, String(version))
    expect((await fixture.db.read((tx) => listBusinessVersions(tx))).map(({ id }) => id)).toEqual(
      Array.from({ length: KEPT_VERSIONS }, (_, index) => `v${KEPT_VERSIONS + 1 - index}`),
    )
    expect(await fixture.db.read((tx) => newestBusinessText(tx))).toBe(String(KEPT_VERSIONS + 1))
    expect(await fixture.db.read(keptBusinessTexts)).toHaveLength(KEPT_VERSIONS)
  })

  test('adds a version only in place of the text that it was made from', async () => {
    const replace = (id: string, replaced: string) =>
      fixture.db.write((tx) =>
        addBusinessVersion(tx, { id, text: id, publishedAt: 1, staffMemberId: null }, replaced),
      )
    expect(await replace('a', 'the file')).toBe(true)
    const both = await Promise.all([replace('b', 'a'), replace('c', 'a')])
    expect(both.toSorted()).toEqual([false, true])
    expect(await replace('d', 'a')).toBe(false)
    expect((await fixture.db.read(listBusinessVersions)).map(({ id }) => id)).toEqual([
      both[0] ? 'b' : 'c',
      'a',
    ])
  })

  test('keeps a photo that a version names, and another one for a day', async () => {
    const add = async (content: string): Promise<string> =>
      (await fixture.db.write((tx) => addBusinessPhoto(tx, Buffer.from(content), 1))) ?? ''
    const read = async (name: string): Promise<string> =>
      Buffer.from((await fixture.db.read((tx) => getBusinessPhoto(tx, name))) ?? []).toString()
    const [named, draft] = [await add('named'), await add('draft')]
    expect(await add('named')).toBe(named)
    expect(named).toMatch(UPLOADED_PHOTO)
    await publish('v', `{ "file": "${named}" }`, DAY_MS)
    expect([await read(named), await read(draft)]).toEqual(['named', 'draft'])
    await publish('w', `{ "file": "${named}" }`, DAY_MS + 2)
    expect([await read(named), await read(draft)]).toEqual(['named', ''])
  })
}
