import { renderToStaticMarkup } from 'react-dom/server'
import { about } from '#app/content/en/pages/about.ts'
import { AboutPage } from '#app/pages/content/about-page.tsx'

/** The page about us, with the photographs of whichever build this is part of. */
export const html = renderToStaticMarkup(<AboutPage copy={about} />)
