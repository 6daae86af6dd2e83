import { useState } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { Locate } from '#site/ui/icons.tsx'
import type { LocationAnswer } from './geolocation.ts'
import { locator } from './locator.ts'

/** Requests the location and shows the result. The form can be submitted without it. */
export function LocationButton() {
  const words = useCopy('requestForm').location
  const [state, setState] = useState<'idle' | 'busy' | LocationAnswer>('idle')
  return (
    <div className="use-location">
      {state !== 'added' && (
        <button
          type="button"
          aria-disabled={state === 'busy'}
          onClick={() => {
            if (state === 'busy') return
            setState('busy')
            void locator.request().then(setState)
          }}
        >
          <Locate />
          {words.button}
        </button>
      )}
      <p role="status">{state !== 'idle' && words[state]}</p>
    </div>
  )
}
