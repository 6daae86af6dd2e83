import type { LegalCopy } from '#app/content/page-types.ts'
import { Copy } from '#app/visitor/copy.tsx'
import { ContentHero } from './content-hero.tsx'

/** Privacy policy and terms: one column to be read from top to bottom. */
export function LegalPage({ path, copy }: { path: string; copy: LegalCopy }) {
  return (
    <>
      <ContentHero path={path} heading={copy.heading} lead={copy.lead} quiet />
      <div className="shell-width reading">
        {copy.sections.map(({ heading, paragraphs, items }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text}>
                <Copy text={text} />
              </p>
            ))}
            {items && (
              <dl>
                {items.map(({ title, text }) => (
                  <div key={title}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </>
  )
}
