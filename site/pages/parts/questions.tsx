import type { Question } from '#copy/types.ts'
import { Accordion } from '#site/ui/accordion.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'

/** Renders the page's own questions under or beside their heading; the first answer is open. */
export function Questions({
  copy,
}: {
  copy: { readonly heading: string; readonly items: readonly Question[] }
}) {
  return (
    <>
      <h2>{copy.heading}</h2>
      <Accordion
        openFirst
        items={copy.items.map(({ question, answer }) => ({
          question,
          answer: <BusinessText text={answer} />,
        }))}
      />
    </>
  )
}
