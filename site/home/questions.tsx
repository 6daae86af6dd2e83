import { useLink } from '#copy/loader/use-copy.ts'
import type { HomeCopy } from '#copy/home-types.ts'
import type { Question } from '#copy/types.ts'
import { Accordion } from '#site/ui/accordion.tsx'
import { Lines } from '#site/ui/lines.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'

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
          answer: <BusinessText text={answer} />,
        }))}
      />
    </section>
  )
}
