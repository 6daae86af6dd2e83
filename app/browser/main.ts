/** The module of every page: what it does after its first paint, and when React hydrates it. */

import { afterFirstPaint } from '#app/browser/first-paint/first-paint.ts'
import { watchHeaderScroll } from '#app/browser/first-paint/header-scroll.ts'
import { showNight } from '#app/browser/first-paint/night.ts'
import { retry } from '#app/browser/first-paint/retry.ts'
import { revealSections } from '#app/browser/first-paint/reveal-sections.ts'
import { lightWindows } from '#app/browser/lit-windows.ts'
import { showSlowNavigation } from '#app/browser/navigation/slow-navigation.ts'
import {
  addSpeculationRules,
  SPECULATION_RULES,
} from '#app/browser/navigation/speculation-rules.ts'
import { allowOwnScripts } from '#app/browser/trusted-types.ts'
import { reportWebVitals, startVisit } from '#app/browser/visit/visit.ts'
import { whenVisible } from '#app/browser/when-visible.ts'
import { loadCopy } from '#copy/loader/load-copy.ts'
import { watchNearSections } from '#app/pages/home/near-sections.ts'
import { watchRotation } from '#app/pages/home/rotation.ts'
import { hideFailedDrawings } from '#app/shell/hide-failed-drawings.ts'

/** Events that show that the visitor is active and end the wait for the timer. */
const FIRST_INPUT_EVENTS = ['pointerdown', 'keydown', 'focusin', 'change', 'scroll'] as const

/**
 * Milliseconds from the paint until hydration on a phone without input. Until then the page can be
 * read, called from and filled in without a script, and connection and processor are free for the
 * visitor.
 */
const HYDRATE_IDLE_MS = 3_000

/** A mouse gives no event before it clicks, and hover opens menus; such devices hydrate early. */
const HAS_MOUSE_QUERY = '(hover: hover) and (pointer: fine)'

const root = document.documentElement

/** Loads all that the islands of this page need at once, so that nothing loads in sequence. */
async function loadIslands(): Promise<typeof import('./hydrate.ts')> {
  const hasForm = document.querySelector('[data-island=submission-form]') !== null
  const [hydration] = await Promise.all([
    retry(() => import('./hydrate.ts')),
    // An island that lacks its script or its texts stays as it came.
    loadCopy('menus', ...(hasForm ? (['submissionForm'] as const) : [])).catch(() => undefined),
    hasForm && import('#app/browser/islands/submission-form.tsx').catch(() => undefined),
  ])
  return hydration
}

let loading: ReturnType<typeof loadIslands> | undefined

/**
 * Hydrates the page once it is visible.
 * @param touched element that was touched; `undefined` without a touch
 */
function hydrate(touched?: EventTarget | null): void {
  whenVisible(() => {
    loading ??= loadIslands()
    loading.then(
      ({ hydratePage }) => hydratePage(touched),
      // Without the script the page works as it came.
      () => undefined,
    )
  })
}

function onInput({ target, type }: Event): void {
  const link = target instanceof Element && target.closest('a')
  // A jump needs the whole page laid out.
  if (link || type === 'keydown' || location.hash) root.classList.add('laid')
  // After a tap on a link the connection is left to the next page.
  if (link) return
  for (const name of FIRST_INPUT_EVENTS) removeEventListener(name, onInput)
  hydrate(target)
}

async function startAfterPaint(): Promise<void> {
  root.classList.add('styled')
  hideFailedDrawings()
  watchRotation()
  lightWindows()
  showSlowNavigation()
  addSpeculationRules()
  whenVisible(() => {
    startVisit()
    const { tags } = root.dataset
    // A chunk of its own, because most installations have none. If it is lost, nothing is counted.
    if (tags)
      import('#app/browser/tags/tags.ts').then(
        ({ startTags }) => startTags(tags, reportWebVitals),
        () => undefined,
      )
  })
  // A page that is reloaded or returned to is laid out whole, so that the browser finds its place.
  if (!root.classList.contains('laid')) watchNearSections()
  await revealSections()
}

let isPainted = false

allowOwnScripts([SPECULATION_RULES])
// A page that is left open through dusk or dawn.
for (const name of ['pageshow', 'visibilitychange']) addEventListener(name, showNight)
watchHeaderScroll()
for (const name of FIRST_INPUT_EVENTS) addEventListener(name, onInput, { passive: true })
// A tap or a key before this module ran (head.ts).
if (root.dataset['touched'] !== undefined) onInput(new FocusEvent('focusin'))
afterFirstPaint(() => {
  if (isPainted) return
  isPainted = true
  void startAfterPaint().finally(() => root.classList.add('laid'))
  if (matchMedia(HAS_MOUSE_QUERY).matches) hydrate()
  else setTimeout(() => hydrate(), HYDRATE_IDLE_MS)
})
