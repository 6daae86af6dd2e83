import type { ReadingSection } from '#app/content/page-types.ts'
import { Copy } from '#app/visitor/copy.tsx'

/** Sections to be read from top to bottom; lists have their names in bold. */
export function ReadingSections({ sections }: { sections: readonly ReadingSection[] }) {
  return sections.map(({ heading, paragraphs, items }) => (
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
              <dd>
                <Copy text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  ))
}
