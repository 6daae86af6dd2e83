import { showCookieBanner } from '#client/first-paint/cookie-banner.ts'
import { watchHeaderScroll } from '#client/first-paint/header-scroll.ts'
import { watchLogoState } from '#client/first-paint/logo-state.ts'
import { watchNearSections } from './home/near-sections.ts'

/** Replaces the start scripts of the build in development: everything starts at once. */
document.documentElement.classList.add('js', 'styled', 'laid')
watchLogoState()
showCookieBanner()
watchHeaderScroll()
watchNearSections()
const [{ afterPaint }, { hydratePage }] = await Promise.all([
  import('#client/after-paint.ts'),
  import('#client/hydrate.ts'),
])
hydratePage()
await afterPaint(Promise.resolve())
