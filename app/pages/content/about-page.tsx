import { Drawn } from '#art/drawn.tsx'
import { type Block, blocksNamed, type Document } from '#content/read.ts'
import { listItems, plainText } from '#content/text.ts'
import { statedFacts } from '#copy/answers.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { hasTwoLicenses } from '#copy/licenses.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { business } from '#domain/business/business.ts'
import { Inline, Text } from '#app/blocks/text.tsx'
import { IdTags } from '../parts/id-tags.tsx'
import { ContentHero } from './content-hero.tsx'
import { Photograph } from './photograph.tsx'
import { TextSections } from './text-sections.tsx'

/** Renders who comes, with which tools, and how decisions are made. */
export function AboutPage({ document }: { document: Document }) {
  const answers = useCopy('answers')
  const facts = statedFacts(answers, useCopy('prices'))
  const [license] = blocksNamed(document, 'license')
  return (
    <>
      <ContentHero path="/about" heading={document.heading} lead={document.lead}>
        <Drawn name="keys/on-rail" className="van-keys" />
      </ContentHero>
      <div className="shell-width about-page">
        <div className="about-aside">
          <Photograph subject="owner" />
          <IdTags />
          {blocksNamed(document, 'van').map(({ heading, nodes }) => (
            <section key={plainText(heading)} className="tag eyelet van-list">
              <h2>
                <Inline nodes={heading} />
              </h2>
              <Photograph subject="van" />
              <ul>
                {listItems(nodes).map((item) => (
                  <li key={plainText(item)}>
                    <Inline nodes={item} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div>
          <TextSections sections={blocksNamed(document, 'section')} />
          {(license || facts !== '') && (
            <section className="license">
              {license && <LicensePart block={license} />}
              {facts !== '' && <p>{facts}</p>}
            </section>
          )}
        </div>
      </div>
    </>
  )
}

/** Renders what the text says of the license, with its numbers in their place. */
function LicensePart({ block: { heading, nodes } }: { block: Block }) {
  return (
    <>
      <h2>
        <Inline nodes={heading} />
      </h2>
      <Photograph subject="license" />
      <Text nodes={nodes} components={{ Licenses }} />
    </>
  )
}

function Licenses() {
  const { topBar, footer } = useCopy('shell')
  return (
    <ul>
      <li>{fillTemplate(topBar.license, { trade: topBar.licenseTrade })}</li>
      {hasTwoLicenses() && (
        <li>{fillTemplate(footer.license, { license: business.licenses?.footer ?? '' })}</li>
      )}
    </ul>
  )
}
