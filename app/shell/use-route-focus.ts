import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of page inside the browser, does what a new document would
 * have done for those who do not see it: the focus goes to the top of the
 * page's own content, and its title is told.
 * @returns the title to announce; empty on the page that was opened first
 */
export function useRouteFocus(): string {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    const main = document.getElementById('content')
    const heading = main?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [pathname])

  return title
}
