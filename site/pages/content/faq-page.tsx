import type { FaqCopy, FaqQuestion } from '#copy/page-types.ts'
import { faqLink } from '#copy/faq-links.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { Accordion } from '#site/ui/accordion.tsx'
import { BusinessText } from '#client/visit/business-text.tsx'
import { ContentHero } from './content-hero.tsx'

/** Renders all questions by group, after links to the groups. */
export function FaqPage({ copy }: { copy: FaqCopy }) {
  const link = useLink()
  const { allPrices } = useCopy('prices')
  return (
    <>
      <ContentHero path="/faq" heading={copy.heading} lead={copy.lead}>
        <nav aria-label={copy.heading} className="faq-groups">
          <ul>
            {copy.groups.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
      </ContentHero>
      <div className="shell-width faq-page">
        {copy.groups.map(({ id, heading, questions }, index) => (
          <section key={id} id={id}>
            <h2>{heading}</h2>
            <Accordion
              openFirst={index === 0}
              items={questions.map((question) => ({
                id: question.id,
                question: question.question,
                answer: <Answer {...question} />,
              }))}
            />
          </section>
        ))}
        <section>
          <h2>{copy.notFound.title}</h2>
          <p className="lead">
            <BusinessText text={copy.notFound.text} />
          </p>
          <p>
            <a href={link('/pricing')} className="text-link">
              {allPrices}
            </a>
          </p>
        </section>
      </div>
    </>
  )
}

/** Renders an answer, with a link to the page about it. */
function Answer({ id, answer }: FaqQuestion) {
  const link = useLink()
  const names = useNames()
  const path = faqLink(id)
  return (
    <>
      <BusinessText text={answer} />
      {path !== null && (
        <>
          {' '}
          <a href={link(path)} className="text-link">
            {names.crumb(path)}
          </a>
        </>
      )}
    </>
  )
}
