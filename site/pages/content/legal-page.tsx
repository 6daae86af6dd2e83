import type { LegalCopy } from '#copy/page-types.ts'
import { ContentHero } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

export function LegalPage({ path, copy }: { path: string; copy: LegalCopy }) {
  return (
    <>
      <ContentHero path={path} heading={copy.heading} lead={copy.lead} quiet />
      <div className="shell-width reading">
        <ReadingSections sections={copy.sections} />
      </div>
    </>
  )
}
