import { showCookieBanner } from './boot/cookie-banner.ts'
import { watchScroll } from './boot/header-scroll.ts'
import { watchLogos } from './boot/logo-state.ts'
import { watchNearSections } from './home/near-sections.ts'

/** In development in the place of what the build writes into each page: everything starts at once. */
document.documentElement.classList.add('js', 'styled', 'laid')
watchLogos()
showCookieBanner()
watchScroll()
watchNearSections(document)
const [{ afterPaint }, { comeAlive }] = await Promise.all([
  import('./after-paint.ts'),
  import('./alive.ts'),
])
comeAlive()
await afterPaint(Promise.resolve(), Promise.resolve())
