/**
 * Milliseconds after which a navigation shows the skeleton; for shorter ones it would only flash.
 */
export const SLOW_PAGE_MS = 300

/**
 * Shows the skeleton of the next page during a slow navigation. Prefetched pages arrive earlier.
 * Removes it when the visitor returns to this page or cancels the navigation.
 * @returns whether a navigation to another document is pending
 */
export function showSkeletonOnSlowNavigation(): () => boolean {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Number of the current navigation; outdated timers compare it. */
  let navigationCount = 0
  let shown: HTMLElement | undefined
  const status = document.querySelector<HTMLElement>('[data-loading-text]')
  const label = status?.dataset['loadingText'] ?? ''

  const startTimer = () => {
    removeSkeleton()
    const current = navigationCount
    const prepared = prepareSkeleton()
    const show = async (): Promise<void> => {
      const create = await prepared
      if (create === null || current !== navigationCount) return
      shown = create(label)
      document.body.append(shown)
      dataset['slowNavigation'] = ''
      if (status) status.textContent = label
    }
    timer = setTimeout(() => void show(), SLOW_PAGE_MS)
  }
  const removeSkeleton = () => {
    navigationCount++
    clearTimeout(timer)
    timer = undefined
    shown?.remove()
    delete dataset['slowNavigation']
    if (status) status.textContent = ''
  }

  addEventListener('click', (event) => {
    if (opensDocument(event)) startTimer()
  })
  addEventListener('pageshow', removeSkeleton)
  // Browsers with the Navigation API report cancelled navigations; elsewhere the skeleton stays
  // until the page is requested again.
  if ('navigation' in window && window.navigation instanceof EventTarget)
    window.navigation.addEventListener('navigateerror', removeSkeleton)
  return () => timer !== undefined
}

type CreateSkeleton = typeof import('./skeleton.ts').createSkeleton
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
  return (await import('./skeleton.ts')).createSkeleton
}

/** Returns whether a click opens a document of this site in this tab. */
function opensDocument(event: MouseEvent): boolean {
  const { target, button, defaultPrevented } = event
  if (defaultPrevented || button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target !== '') return false
  const isHere = link.pathname === location.pathname && link.search === location.search
  return !isHere || link.hash === ''
}
