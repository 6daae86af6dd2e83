import { documentAt } from '#content/documents.ts'
import type { FrontOf } from '#content/kinds.ts'
import { type Block, blocksNamed, type Document } from '#content/read.ts'
import { type Nodes, plainText, textsAndLinks } from '#content/text.ts'
import { priceText } from '#copy/price-text.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { Inline } from '#app/blocks/text.tsx'
import { servicePath } from '#domain/pages/pages.ts'
import { serviceGroups, servicesOf } from '#domain/services/services.ts'
import { groupOf } from '../parts/group-of.ts'
import { TitledText } from '../parts/titled-text.tsx'
import { SmallDrawing } from '#art/small/small-drawing.tsx'
import { ContentHero } from './content-hero.tsx'

/**
 * Renders all services: one ledger row per kind of problem (target of 'Our
 * Services').
 */
export function ServicesPage({ document }: { document: Document }) {
  const link = useLink()
  const { allPrices } = useCopy('prices')
  const { priceTags } = documentAt<FrontOf<'/'>>('/', useCopy('language')).front
  return (
    <>
      <ContentHero path="/services" heading={document.heading} lead={document.lead}>
        <div className="small-drawing-wall">
          {serviceGroups().flatMap((group) =>
            servicesOf(group.id).map(({ slug }) => (
              <SmallDrawing key={group.slug + slug} group={group.slug} slug={slug} />
            )),
          )}
        </div>
      </ContentHero>
      <div className="shell-width service-kinds">
        {blocksNamed(document, 'kind').map((block) => (
          <Kind key={plainText(block.heading)} block={block} />
        ))}
      </div>
      <section className="fog-band">
        <div className="shell-width price-and-other">
          {blocksNamed(document, 'costs').map((block) => (
            <div key={plainText(block.heading)} className="work-order price-document">
              <TitledText block={block} />
              <div className="price-tags">
                {Object.values(priceTags)
                  .filter(([, price]) => price !== '')
                  .map(([name, price]) => (
                    <p key={name} className="price-tag">
                      {name} <b>{price}</b>
                    </p>
                  ))}
              </div>
              <p>
                <a href={link('/pricing')} className="text-link">
                  {allPrices}
                </a>
              </p>
            </div>
          ))}
          {blocksNamed(document, 'other').map(({ heading, nodes }) => (
            <div key={plainText(heading)} className="other-service">
              <h2>
                <Inline nodes={heading} />
              </h2>
              <OtherService nodes={nodes} />
            </div>
          ))}
        </div>
      </section>
    </>
  )
}

/** Renders the text, then its link as a button. */
function OtherService({ nodes }: { nodes: Nodes }) {
  const link = useLink()
  const { texts, links } = textsAndLinks(nodes)
  return (
    <>
      {texts.map((text) => (
        <p key={plainText(text)} className="lead">
          <Inline nodes={text} />
        </p>
      ))}
      {links.map(({ attributes, children }) => (
        <a key={plainText(children)} href={link(attributes['path'])} className="btn btn-brass">
          {plainText(children)}
        </a>
      ))}
    </>
  )
}

function Kind({ block }: { block: Block }) {
  const link = useLink()
  const names = useNames()
  const prices = useCopy('prices')
  const group = groupOf(block)
  const { texts, links } = textsAndLinks(block.nodes)
  return (
    <section>
      <div>
        <h2>
          <Inline nodes={block.heading} />
        </h2>
        {texts.map((text) => (
          <p key={plainText(text)}>
            <Inline nodes={text} />
          </p>
        ))}
        <Inline nodes={links} />
      </div>
      <ul>
        {servicesOf(group.id).map(({ label, slug }) => (
          <li key={slug}>
            <a href={link(servicePath(group.slug, slug))}>
              <SmallDrawing group={group.slug} slug={slug} />
              <div>
                <h3>{names.page(servicePath(group.slug, slug))}</h3>
                {priceText(label, prices)}
              </div>
              <ArrowRight />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
