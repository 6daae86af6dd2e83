import { type PageTags, REFUSED_TAGS } from '#domain/page-tags.ts'

/** Reads the tags that the server has written into this page; `null` for none. */
export function pageTags(): PageTags | null {
  const { tags } = document.documentElement.dataset
  return tags === undefined || tags === REFUSED_TAGS ? null : (JSON.parse(tags) as PageTags)
}
