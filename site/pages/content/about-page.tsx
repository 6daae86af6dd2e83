import { Drawn } from '#art/drawn.tsx'
import { vanKeys } from '#art/scenes/van-keys.ts'
import { statedFacts } from '#copy/answers.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { hasTwoLicenses } from '#copy/licenses.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import type { AboutCopy } from '#copy/page-types.ts'
import { licenseLookupUrl } from '#copy/region.ts'
import { business } from '#domain/business/business.ts'
import { BusinessText } from '#client/visit/business-text.tsx'
import { IdTags } from '../parts/id-tags.tsx'
import { ClosingLine } from '../parts/closing-line.tsx'
import { ContentHero } from './content-hero.tsx'
import { Photograph } from './photograph.tsx'
import { TextSections } from './text-sections.tsx'

/** Renders who comes, with which tools, and how decisions are made. */
export function AboutPage({ copy }: { copy: AboutCopy }) {
  const answers = useCopy('answers')
  const facts = statedFacts(answers, useCopy('prices'))
  return (
    <>
      <ContentHero path="/about" heading={copy.heading} lead={copy.lead}>
        <Drawn svg={vanKeys()} className="van-keys" />
      </ContentHero>
      <div className="shell-width about-page">
        <div className="about-aside">
          <Photograph subject="owner" />
          <IdTags />
          <section className="tag eyelet van-list">
            <h2>{copy.van.heading}</h2>
            <Photograph subject="van" />
            <ul>
              {copy.van.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </div>
        <div>
          <TextSections passages={copy.passages} />
          {(copy.license || facts !== '') && (
            <section className="license">
              {copy.license && <LicensePart copy={copy.license} />}
              {facts !== '' && <p>{facts}</p>}
            </section>
          )}
        </div>
      </div>
      <ClosingLine text={copy.closing} />
    </>
  )
}

/** Renders the license numbers, and how to check them. */
function LicensePart({ copy }: { copy: NonNullable<AboutCopy['license']> }) {
  const { topBar, footer } = useCopy('shell')
  const lookupUrl = licenseLookupUrl()
  return (
    <>
      <h2>{copy.title}</h2>
      <Photograph subject="license" />
      <p>
        <BusinessText text={copy.text} />
      </p>
      <ul>
        <li>{fillTemplate(topBar.license)}</li>
        {hasTwoLicenses() && (
          <li>{fillTemplate(footer.license, { license: business.licenses?.footer ?? '' })}</li>
        )}
      </ul>
      {copy.link !== null && lookupUrl !== null && (
        <p>
          <a href={lookupUrl} rel="noopener" className="text-link">
            {copy.link}
          </a>
        </p>
      )}
    </>
  )
}
