/**
 * Entry of the build whose result renders the site (render-site.ts) and draws its social images.
 */
export { renderOfflinePage, renderPage } from '#site/render/document.tsx'
export { allCards } from './social/all-cards.ts'
