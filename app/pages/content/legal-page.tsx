import { drawingAddress } from '#art/drawing-address.ts'
import type { FrontOf } from '#content/kinds.ts'
import { blocksNamed, type Document } from '#content/read.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { pageInOtherLanguage } from '#domain/pages/localized-paths.ts'
import { LOCALES } from '#app/seo/locales.ts'
import type { Language } from '#domain/text/language.ts'
import { ContentHero, HeroDrawing } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

const longDate = (day: string, language: Language): string =>
  Temporal.PlainDate.from(day).toLocaleString(LOCALES[language].tag, { dateStyle: 'long' })

interface LegalPageProps {
  readonly path: string
  readonly document: Document<FrontOf<'/privacy-policy'>>
}

export function LegalPage({ path, document }: LegalPageProps) {
  const other = pageInOtherLanguage(useLink()(path))
  const { lang } = useCopy('menus').otherLanguage
  const { translation, since } = document.front
  const [before, after] = useCopy('innerPages').since
  const language = useCopy('language')
  return (
    <>
      <ContentHero path={path} heading={document.heading} lead={document.lead} quiet>
        <HeroDrawing
          src={drawingAddress(
            path === '/privacy-policy' ? 'scenes/safe' : 'scenes/signed-work-order',
          )}
        />
      </ContentHero>
      <div className="shell-width reading headed">
        <p>
          {before}
          <time dateTime={since}>{longDate(since, language)}</time>
          {after}{' '}
          {other && (
            <>
              {translation.text}{' '}
              <a href={other.path} hrefLang={lang} lang={lang} className="text-link">
                {translation.link}
              </a>
            </>
          )}
        </p>
        <ReadingSections sections={blocksNamed(document, 'section')} />
      </div>
    </>
  )
}
