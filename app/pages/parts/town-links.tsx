import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { allTowns } from '#domain/places/towns.ts'
import { townPath } from '#domain/pages/pages.ts'
import { LinkLine } from './link-line.tsx'

/** Renders links to all town pages. */
export function TownLinks({ heading }: { heading: string }) {
  const { townLink } = useCopy('innerPages')
  return (
    <LinkLine
      heading={heading}
      links={allTowns().map(({ name, slug }) => ({
        path: townPath(slug),
        text: fillTemplate(townLink, { town: name }),
      }))}
    />
  )
}
