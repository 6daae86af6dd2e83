import type { Block } from '#content/read.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { servicePath } from '#domain/pages/pages.ts'
import { type Service, type ServiceGroup, servicesOf } from '#domain/services/services.ts'
import { Inline } from '#app/blocks/text.tsx'
import { LinkLine } from '../parts/link-line.tsx'
import { SmallDrawing } from '#art/small/small-drawing.tsx'

/** Renders the other services of the group, which the same van can do. */
export function Related({
  service,
  group,
  block,
}: {
  service: Service
  group: ServiceGroup
  block: Block
}) {
  const link = useLink()
  const names = useNames()
  const { emergencyGuides } = useCopy('innerPages')
  const others = servicesOf(group.id).filter((other) => other !== service)
  return (
    <section>
      <h2>
        <Inline nodes={block.heading} />
      </h2>
      <ul className="related">
        {others.map(({ slug }) => (
          <li key={slug}>
            <a href={link(servicePath(group.slug, slug))}>
              <SmallDrawing group={group.slug} slug={slug} />
              <h3>{names.page(servicePath(group.slug, slug))}</h3>
            </a>
          </li>
        ))}
      </ul>
      {group.id === 'emergency' && <LinkLine {...emergencyGuides} />}
    </section>
  )
}
