/** Milliseconds after which a navigation shows the skeleton; for shorter ones it would only flash. */
export const SLOW_PAGE_MS = 300

/**
 * Shows the skeleton of the next page during a slow navigation. Prefetched pages arrive earlier.
 * Removes it when the visitor returns to this page or cancels the navigation.
 * @returns whether a navigation to another document is pending
 */
export function showSkeletonOnSlowNavigation(): () => boolean {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Number of the current navigation; outdated timers compare it. */
  let navigationCount = 0
  let shown: HTMLElement | undefined
  const status = document.querySelector<HTMLElement>('[data-loading-text]')
  const label = status?.dataset['loadingText'] ?? ''

  const startTimer = ({ pathname }: URL) => {
    removeSkeleton()
    const current = navigationCount
    const prepared = prepareSkeleton()
    timer = setTimeout(async () => {
      const draw = await prepared
      if (draw === null || current !== navigationCount) return
      shown = draw(pathname, label)
      document.body.append(shown)
      document.documentElement.dataset['leaving'] = ''
      if (status) status.textContent = label
    }, SLOW_PAGE_MS)
  }
  const removeSkeleton = () => {
    navigationCount++
    clearTimeout(timer)
    timer = undefined
    shown?.remove()
    delete document.documentElement.dataset['leaving']
    if (status) status.textContent = ''
  }

  addEventListener('click', (event) => {
    const next = nextDocument(event)
    if (next) startTimer(next)
  })
  addEventListener('pageshow', removeSkeleton)
  // Browsers with the Navigation API report cancelled navigations; elsewhere the skeleton stays
  // until the page is requested again.
  if ('navigation' in window && window.navigation instanceof EventTarget)
    window.navigation.addEventListener('navigateerror', removeSkeleton)
  return () => timer !== undefined
}

type CreateSkeleton = typeof import('./skeleton.ts').skeletonElement
let loading: Promise<CreateSkeleton | null> | undefined

/**
 * Loads the skeleton's code ahead of a navigation, which then needs the connection for itself.
 * `null` if it fails: the browser's own loading indicator must do.
 */
export function prepareSkeleton(): Promise<CreateSkeleton | null> {
  loading ??= loadSkeleton().catch(() => {
    loading = undefined
    return null
  })
  return loading
}

async function loadSkeleton(): Promise<CreateSkeleton> {
  const { loadStyles, skeletonElement } = await import('./skeleton.ts')
  await loadStyles()
  return skeletonElement
}

/** Returns the document of this site that a click opens in this tab, otherwise `null`. */
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
