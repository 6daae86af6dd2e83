import { homeQuestions } from '#app/content/en/home-questions.ts'
import { home } from '#app/content/en/home.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Lines } from '#app/ui/lines.tsx'
import { Copy } from '#app/visitor/copy.tsx'

const { faq } = home

/** Six questions; the rest stand on the FAQ page. */
export function Questions() {
  return (
    <section className="questions shell-width">
      <div>
        <h2>
          <Lines lines={faq.heading} />
        </h2>
        <p className="lead">
          {`${faq.lead} `}
          <a href="/faq" className="text-link">
            {faq.link}
          </a>
          .
        </p>
      </div>
      <Accordion
        openFirst
        items={homeQuestions.map(({ question, answer }) => ({
          question,
          answer: <Copy text={answer} />,
        }))}
      />
    </section>
  )
}
