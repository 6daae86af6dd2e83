/** Milliseconds that the next page may take before this one says that it is coming: below, a flash would only disturb. */
export const SLOW_PAGE_MS = 300

/**
 * Shows the boxes of the next page where it is long in coming. A page
 * that was fetched ahead is there before. Gone again when the visitor comes
 * back to this page or calls the way there off.
 */
export function showSkeletonOnSlowNavigation(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Changes whenever what is waited for does. */
  let leaving = 0
  let shown: HTMLElement | undefined
  const status = document.querySelector<HTMLElement>('[data-loading-text]')
  const label = status?.dataset['loadingText'] ?? ''

  const leave = ({ pathname }: URL) => {
    stay()
    const mine = leaving
    const prepared = prepareSkeleton()
    timer = setTimeout(async () => {
      const draw = await prepared
      if (draw === null || mine !== leaving) return
      shown = draw(pathname, label)
      document.body.append(shown)
      document.documentElement.dataset['leaving'] = ''
      if (status) status.textContent = label
    }, SLOW_PAGE_MS)
  }
  const stay = () => {
    leaving++
    clearTimeout(timer)
    shown?.remove()
    delete document.documentElement.dataset['leaving']
    if (status) status.textContent = ''
  }

  addEventListener('click', (event) => {
    const next = nextDocument(event)
    if (next) leave(next)
  })
  addEventListener('pageshow', stay)
  // Told by browsers with a Navigation API; elsewhere a page that was called off stays under the boxes until it is asked for again.
  if ('navigation' in window && window.navigation instanceof EventTarget)
    window.navigation.addEventListener('navigateerror', stay)
}

type Draw = typeof import('./skeleton.ts').skeletonElement
let drawing: Promise<Draw | null> | undefined

/**
 * Brings what the boxes are made of, ahead of the way to the next page, which
 * needs the connection for itself. Null where it does not come: then the
 * browser's own sign has to do.
 */
export function prepareSkeleton(): Promise<Draw | null> {
  drawing ??= bring().catch(() => {
    drawing = undefined
    return null
  })
  return drawing
}

async function bring(): Promise<Draw> {
  const { loadStyles, skeletonElement } = await import('./skeleton.ts')
  await loadStyles()
  return skeletonElement
}

/** The document of this site that a click leads to, in this tab; null for anything else that is clicked. */
function nextDocument(event: MouseEvent): URL | null {
  const { target, button, defaultPrevented } = event
  if (defaultPrevented || button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target !== '') return null
  const url = new URL(link.href)
  const isHere = url.pathname === location.pathname && url.search === location.search
  return isHere && url.hash !== '' ? null : url
}
