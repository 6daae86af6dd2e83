import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { drawingAddress } from '#art/drawing-address.ts'
import { smallDrawingId } from '#art/small/small-drawing-id.ts'
import { documentAt } from '#content/documents.ts'
import type { CategoryFront } from '#content/kinds.ts'
import type { Block } from '#content/read.ts'
import { linesOf, plainText, textsAndLinks } from '#content/text.ts'
import { categoryPath, servicePath } from '#domain/pages/pages.ts'
import { type GroupId, serviceGroups, servicesOf } from '#domain/services/services.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { Inline } from '#app/blocks/text.tsx'
import { Lines } from '#app/ui/lines.tsx'

interface ServicesLedgerProps {
  readonly block: Block
  /** Name and price on the tag of a group. */
  readonly priceTags: Readonly<Partial<Record<GroupId, readonly [name: string, price: string]>>>
}

export function ServicesLedger({ block, priceTags }: ServicesLedgerProps) {
  const link = useLink()
  const names = useNames()
  const language = useCopy('language')
  const { texts, links } = textsAndLinks(block.nodes)
  return (
    <section className="ledger shell-width">
      <div>
        <h2>
          <Lines lines={linesOf(block.heading)} />
        </h2>
        <div>
          {texts.map((text, index) => (
            <p key={index} className="lead">
              <Inline nodes={text} />
            </p>
          ))}
        </div>
      </div>
      <div>
        {serviceGroups().map((group) => {
          const [name, price] = priceTags[group.id] ?? []
          return (
            <div key={group.id}>
              <div>
                <h3>
                  <a href={link(categoryPath(group.slug))}>
                    {names.page(categoryPath(group.slug))}
                    <span>
                      <ArrowRight />
                    </span>
                  </a>
                </h3>
                <p>{documentAt<CategoryFront>(categoryPath(group.slug), language).front.blurb}</p>
              </div>
              <ul>
                {servicesOf(group.id).map((service) => (
                  <li key={service.slug}>
                    <a href={link(servicePath(group.slug, service.slug))}>
                      <img
                        src={`${drawingAddress('small-drawings')}#${smallDrawingId(group.slug, service.slug)}`}
                        alt=""
                        width="104"
                        height="104"
                        loading="lazy"
                      />
                      <span>{names.page(servicePath(group.slug, service.slug))}</span>
                    </a>
                  </li>
                ))}
              </ul>
              {price && (
                <p className="price-tag">
                  <span>{name}</span> <b>{price}</b>
                </p>
              )}
            </div>
          )
        })}
      </div>
      {links.map(({ attributes, children }) => (
        <a key={plainText(children)} href={link(attributes['path'])} className="btn btn-outline">
          {plainText(children)}
        </a>
      ))}
    </section>
  )
}
