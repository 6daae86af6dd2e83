import { drawingAddress } from '#art/drawing-address.ts'
import type { LegalCopy } from '#copy/page-types.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { pageInOtherLanguage } from '#domain/pages/localized-paths.ts'
import { ContentHero, HeroDrawing } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

export function LegalPage({ path, copy }: { path: string; copy: LegalCopy }) {
  const other = pageInOtherLanguage(useLink()(path))
  const { lang } = useCopy('menus').otherLanguage
  return (
    <>
      <ContentHero path={path} heading={copy.heading} lead={copy.lead} quiet>
        <HeroDrawing
          src={
            path === '/privacy-policy'
              ? drawingAddress('scenes.safe')
              : drawingAddress('scenes.signed-work-order')
          }
        />
      </ContentHero>
      <div className="shell-width reading headed">
        {other && (
          <p>
            {copy.translation.text}{' '}
            <a href={other.path} hrefLang={lang} lang={lang} className="text-link">
              {copy.translation.link}
            </a>
          </p>
        )}
        <ReadingSections sections={copy.sections} />
      </div>
    </>
  )
}
