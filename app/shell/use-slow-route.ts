import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { hasArrived, type RouterGlobals } from '#app/ui/router-globals.ts'

/** Milliseconds that a route may take before the page says that it is coming: below, a flash would only disturb. */
export const SLOW_ROUTE_MS = 120

/**
 * Path of the next page once it has been long in coming, otherwise null (R12).
 * One that is there and only has to be drawn is not waited for: on a slow phone
 * the skeleton would take the time that the page needs.
 */
export function useSlowRoute(): string | null {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const coming = location && location.pathname !== pathname ? location.pathname : null
  const [slow, setSlow] = useState<string | null>(null)

  useEffect(() => {
    if (coming === null) return
    const timer = setTimeout(() => {
      if (!hasArrived(coming, window as RouterGlobals)) setSlow(coming)
    }, SLOW_ROUTE_MS)
    return () => {
      clearTimeout(timer)
      setSlow(null)
    }
  }, [coming])

  return coming !== null && slow === coming ? coming : null
}
