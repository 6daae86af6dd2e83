import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { useHydrated } from './hydrated.ts'

/**
 * What lies below the first screen. Its styles are not in the page's own style
 * element but in the full stylesheet, which comes right after the first paint;
 * until then the browser keeps its room and does not lay it out (ui/later.css).
 * Without scripts it is there at once.
 *
 * React takes each of these over in a task of its own, after what can be seen
 * and used (or at once when it is touched), so that a slow phone goes on
 * answering while a long page comes alive.
 */
export function Later({ children }: { children: ReactNode }) {
  return (
    <div data-later="">
      <Suspense>
        <AfterFirstScreen>{children}</AfterFirstScreen>
      </Suspense>
    </div>
  )
}

/**
 * On the way from page to page the first screen is shown before the rest is
 * drawn. Not on the way back or to a place within the page: the browser has to
 * find the place that it scrolls to.
 */
function AfterFirstScreen({ children }: { children: ReactNode }) {
  const prerendered = !useHydrated()
  const { hash } = useLocation()
  const atTop = useNavigationType() !== NavigationType.Pop && hash === ''
  const shown = useDeferredValue(true, prerendered || !atTop)
  return shown && children
}
