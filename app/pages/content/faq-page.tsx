import type { Document } from '#content/read.ts'
import { titledParts } from '#content/text.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { Inline } from '#app/blocks/text.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { ContentHero } from './content-hero.tsx'

/** Renders all questions by group, after links to the groups. */
export function FaqPage({ document }: { document: Document }) {
  const link = useLink()
  const { allPrices } = useCopy('prices')
  const groups = document.blocks.filter(({ nodes }) => titledParts(nodes).length > 0)
  const others = document.blocks.filter((block) => !groups.includes(block))
  return (
    <>
      <ContentHero path="/faq" heading={document.heading} lead={document.lead}>
        <nav aria-label={document.heading} className="faq-groups">
          <ul>
            {groups.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Inline nodes={heading} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </ContentHero>
      <div className="shell-width faq-page">
        {groups.map(({ id, heading, nodes }, index) => (
          <section key={id} id={id}>
            <h2>
              <Inline nodes={heading} />
            </h2>
            <Accordion
              openFirst={index === 0}
              items={titledParts(nodes).map(({ id: anchor, title, nodes: answer }) => ({
                ...(anchor !== undefined && { id: anchor }),
                question: title,
                answer: <Inline nodes={answer} />,
              }))}
            />
          </section>
        ))}
        {others.map(({ heading, nodes }, index) => (
          <section key={index}>
            <h2>
              <Inline nodes={heading} />
            </h2>
            <p className="lead">
              <Inline nodes={nodes} />
            </p>
            <p>
              <a href={link('/pricing')} className="text-link">
                {allPrices}
              </a>
            </p>
          </section>
        ))}
      </div>
    </>
  )
}
