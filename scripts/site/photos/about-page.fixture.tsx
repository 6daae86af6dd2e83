import { about } from '#app/content/en/pages/about.ts'
import { inEnglish } from '#app/languages/in-english.fixture.tsx'
import { AboutPage } from '#app/pages/content/about-page.tsx'

/** The page about us, with the photographs of whichever build this is part of. */
export const html = inEnglish(<AboutPage copy={about} />)
