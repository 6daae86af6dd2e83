import { documentAt } from '#content/documents.ts'
import type { ServiceFront } from '#content/kinds.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { pageLanguages } from '#domain/pages/localized-paths.ts'

/**
 * Renders the line below a service's name where another page links to it; for a page without a
 * translation, that it is in English.
 */
export function ServiceBlurb({ path }: { path: string }) {
  const language = useCopy('language')
  const { inEnglish } = useCopy('innerPages')
  return pageLanguages(path).includes(language)
    ? documentAt<ServiceFront>(path, language).front.blurb
    : inEnglish
}
