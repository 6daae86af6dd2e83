import { parseBusiness } from '#domain/business/reader/file.ts'
import type { Publishing, PublishedVersion } from './publishing.ts'

/** Publishes in memory, without rendering. */
export function createFakePublishing(text: string, clock: () => number): Publishing {
  const kept = [{ id: 'v0', publishedAt: clock(), staffMemberId: null as string | null, text }]
  const publish: Publishing['publish'] = async (published, staffMemberId) => {
    const parsed = parseBusiness(published)
    if (!parsed.ok) return { ok: false, reason: 'wrong', details: parsed.problems }
    kept.unshift({ id: `v${kept.length}`, publishedAt: clock(), staffMemberId, text: published })
    return { ok: true, seconds: 0 }
  }
  return {
    changedPages: async (before, after) => (before === after ? [] : ['/', '/es']),
    previewPage: async (before, after, address) =>
      address === '/' ? [`<p>${before}`, `<p>${after}`] : [null, null],
    current: async () => kept[0]?.text ?? '',
    versions: async () =>
      kept.map(({ id, publishedAt, staffMemberId: publisher }, index): PublishedVersion => ({
        id,
        publishedAt,
        staffMemberId: publisher,
        isCurrent: index === 0,
      })),
    publish,
    async goBack(id, staffMemberId) {
      const version = kept.find((each) => each.id === id)
      return version === undefined
        ? { ok: false, reason: 'unknownVersion', details: [] }
        : await publish(version.text, staffMemberId)
    },
  }
}
