import { useEffect } from 'react'

/**
 * A request that is on its way goes with its page: the browser asks whoever
 * leaves. Not whoever calls or writes meanwhile, which browsers take for
 * leaving too. Only then, because such a listener can cost the way back its
 * speed.
 */
export function useUnloadWarning(onItsWay: boolean): void {
  useEffect(() => {
    if (!onItsWay) return
    let calls = false
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      calls = link !== null && !/^https?:$/.test(link.protocol)
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!calls) event.preventDefault()
    }
    document.addEventListener('click', note, { capture: true })
    addEventListener('beforeunload', ask)
    return () => {
      document.removeEventListener('click', note, { capture: true })
      removeEventListener('beforeunload', ask)
    }
  }, [onItsWay])
}
