import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { CITIES } from '#domain/cities.ts'
import { cityPath } from '#domain/pages.ts'
import { LinkLine } from './link-line.tsx'

/** Renders links to all town pages. */
export function TownLinks({ heading }: { heading?: string }) {
  const { serviceTowns, townLink } = useCopy('innerPages')
  return (
    <LinkLine
      heading={heading ?? serviceTowns}
      links={CITIES.map(({ name, slug }) => ({
        path: cityPath(slug),
        text: fillTemplate(townLink, { city: name }),
      }))}
    />
  )
}
