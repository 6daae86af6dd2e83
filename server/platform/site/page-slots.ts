import type { Language } from '#domain/text/language.ts'
import { PAGE_SLOTS, type PageSlot, SLOT_END, slotStart } from '#domain/pages/page-slots.ts'
import type { Review } from '#domain/lead/review.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import type { FeatureFlagValues } from './feature-flag-values.ts'

/** What the slots of a page depend on. */
export interface SlotProps {
  readonly language: Language
  readonly featureFlags: FeatureFlagValues
  /** The published ones, the newest first. */
  readonly reviews: readonly Review[]
}

/** Renders the content of a slot; `null` keeps what the build has written (server/pages/site). */
export type RenderSlot = (name: PageSlot, props: SlotProps) => string | null

/** Renders the slots of a built page. */
export function fillSlots(
  html: string,
  address: string,
  { render, ...values }: { readonly render: RenderSlot } & Omit<SlotProps, 'language'>,
): string {
  const language = pageLanguage(address)
  return PAGE_SLOTS.reduce((page, name) => {
    const start = slotStart(name)
    const found = page.indexOf(start)
    if (found < 0) return page
    const content = render(name, { ...values, language })
    const from = found + start.length
    return content === null
      ? page
      : page.slice(0, from) + content + page.slice(page.indexOf(SLOT_END, from))
  }, html)
}
