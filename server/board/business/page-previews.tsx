import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import type { Language } from '#domain/text/language.ts'
import { SelectField } from '#server/pages/parts/fields.tsx'

const SIDES = ['before', 'after'] as const

interface PagePreviewsProps {
  readonly language: Language
  /** Address of the form. */
  readonly action: string
  /** Addresses of the pages that change. */
  readonly pages: readonly string[]
  /** Fields of the form, which are sent again. */
  readonly fields: readonly (readonly [name: string, value: string])[]
}

/**
 * Renders a page before and after a change, each in a frame without scripts. The frames are targets
 * of the form, so that no draft has to be kept anywhere; the script presses both buttons
 * (app/browser/board/page-previews.ts).
 */
export function PagePreviews({ language, action, pages, fields }: PagePreviewsProps) {
  const messages = BUSINESS_MESSAGES[language]
  if (pages.length === 0) return <p className="more">{messages.noPages}</p>
  return (
    <form className="previews" method="post" action={`${action}/page#change`} data-previews="">
      {fields.map(([name, value], index) => (
        <input key={`${index}-${name}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField name="page" label={messages.pages(pages.length)}>
        {pages.map((page) => (
          <option key={page} value={page}>
            {page}
          </option>
        ))}
      </SelectField>
      <div className="sides">
        {SIDES.map((side) => (
          <div key={side}>
            <button
              className="btn btn-small btn-outline"
              name="side"
              value={side}
              formTarget={side}
            >
              {messages.showPage[side]}
            </button>
            <iframe name={side} title={messages.showPage[side]} sandbox="" />
          </div>
        ))}
      </div>
    </form>
  )
}
