import { renderToStaticMarkup } from 'react-dom/server'
import { about } from '#copy/en/pages/about.ts'
import { CopyProvider } from '#copy/loader/use-copy.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { spanish } from '#copy/loader/languages.ts'
import { AboutPage } from '#site/pages/content/about-page.tsx'

/** The page about us, with the photographs of whichever build this is part of. */
export const html = inEnglish(<AboutPage copy={about} />)

/** The same as a Spanish page has it, but for its own words. */
export const spanishHtml = renderToStaticMarkup(
  <CopyProvider value={spanish}>
    <AboutPage copy={about} />
  </CopyProvider>,
)
