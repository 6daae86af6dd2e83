import { useState } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { Locate } from '#art/icons/icons.tsx'
import type { LocationAnswer } from './geolocation.ts'
import { locator } from './locator.ts'

/**
 * Requests the location and shows the result. The form can be submitted without it. Not visible
 * until it works, and without a place on the page where there are no scripts.
 * @param onAdded called with the location as an address, if it is accurate enough for one
 */
export function LocationButton({ onAdded }: { onAdded: (address: string) => void }) {
  const messages = useCopy('submissionForm').location
  const [state, setState] = useState<'idle' | 'busy' | LocationAnswer>('idle')

  // Not `disabled`, and not removed: the button keeps the focus.
  const isDisabled = state === 'busy' || state === 'added'

  async function locate(): Promise<void> {
    if (isDisabled) return
    setState('busy')
    const answer = await locator.request()
    setState(answer)
    if (answer === 'added') onAdded(locator.address())
  }

  return (
    <div className="use-location">
      <button type="button" aria-disabled={isDisabled} onClick={() => void locate()}>
        <Locate />
        {messages.button}
      </button>
      <p role="status">{state !== 'idle' && messages[state]}</p>
    </div>
  )
}
