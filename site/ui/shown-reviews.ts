import type { ReviewText } from '#art/reviews/review-tag.tsx'
import { useForeignLang, useNames } from '#copy/loader/use-copy.ts'
import { business } from '#domain/business.ts'
import { localizedText } from '#domain/localized-text.ts'

/**
 * Returns the reviews of the owner's file in the language of the page, with the original of one
 * that is not translated.
 * @param sampleMark marks an invented review
 */
export function useShownReviews(sampleMark: string): readonly (ReviewText & {
  readonly sample: boolean
})[] {
  const lang = useForeignLang()
  const names = useNames()
  return business.reviews.map(({ text, service, sample, author, town }) => {
    const translated = localizedText(text, lang === undefined ? 'en' : 'es')
    return {
      text: translated ?? localizedText(text, 'en') ?? '',
      lang: translated === null ? lang : undefined,
      service: names.service(service),
      mark: sample ? sampleMark : undefined,
      sample,
      author,
      town,
    }
  })
}
