/**
 * All sections of the Spanish copy, for the build (copy/loader/languages.ts). A browser loads
 * single files (copy/loader/load-copy.ts).
 */
export { answers } from './answers.ts'
export { innerPages } from './inner-pages.ts'
export { menus } from './menus.ts'
export { thankYou } from './pages/thank-you.ts'
export { prices } from './prices.ts'
export { statusBanner } from './status-banner.ts'
export { submissionForm } from './submission-form.ts'
export { shell } from './shell.ts'
