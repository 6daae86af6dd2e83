import { Link } from 'react-router'
import { homeQuestions } from '#app/content/home-questions.ts'
import { home } from '#app/content/home.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { Copy } from '#app/visitor/copy.tsx'

const { faq } = home

/** Six questions; the rest stand on the FAQ page. */
export function Questions() {
  return (
    <section className="shell-width grid gap-x-6 gap-y-8 py-16 lg:grid-cols-[5fr_8.5fr] lg:py-28">
      <div>
        <h2>
          {faq.heading.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h2>
        <p className="lead mt-3 text-ink-3 max-lg:hidden">
          {faq.lead}{' '}
          <Link to="/faq" className="text-link text-ink">
            {faq.link}
          </Link>
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
