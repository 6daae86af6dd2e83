import { useLink } from '#app/copy/use-copy.ts'
import type { HomeCopy } from '#app/content/home-types.ts'
import type { Question } from '#app/content/types.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { Copy } from '#app/visitor/copy.tsx'

/** Six questions; the rest stand on the FAQ page. */
export function Questions({
  copy,
  questions,
}: {
  copy: HomeCopy['faq']
  questions: readonly Question[]
}) {
  const link = useLink()
  return (
    <section className="questions shell-width">
      <div>
        <h2>
          <Lines lines={copy.heading} />
        </h2>
        <p className="lead">
          {`${copy.lead} `}
          <a href={link('/faq')} className="text-link">
            {copy.link}
          </a>
          .
        </p>
      </div>
      <Accordion
        openFirst
        items={questions.map(({ question, answer }) => ({
          question,
          answer: <Copy text={answer} />,
        }))}
      />
    </section>
  )
}
