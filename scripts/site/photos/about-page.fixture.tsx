import { renderToStaticMarkup } from 'react-dom/server'
import { documentAt } from '#content/documents.ts'
import { CopyProvider } from '#copy/loader/use-copy.ts'
import { inEnglish } from '#copy/loader/in-english.fixture.tsx'
import { spanish } from '#copy/loader/languages.ts'
import { AboutPage } from '#site/pages/content/about-page.tsx'

/** The About page with the photographs of this build. */
export const html = inEnglish(<AboutPage document={documentAt('/about', 'en')} />)

/** The About page as a Spanish page renders it. */
export const spanishHtml = renderToStaticMarkup(
  <CopyProvider value={spanish()}>
    <AboutPage document={documentAt('/about', 'es')} />
  </CopyProvider>,
)

export { photoFiles } from '../render/load-photo.ts'
