import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { siteToasts } from '#app/form/toasts/toasts.ts'
import type { ChosenAddress } from './address-lookup.ts'
import { AddressSearch } from './address-search.tsx'
import type { GoogleMaps } from './google-maps.ts'
import { MapArea } from './map-area.tsx'
import type { ScriptState } from './script-loader.ts'
import { ThirdPartyBanner } from './third-party-banner.tsx'
import { useScriptState } from './use-script-state.ts'

interface AddressHelpProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly maps: GoogleMaps
  /** Enables the plain field; `null` once it is enabled. */
  readonly onManual: (() => void) | null
}

/** Renders suggestions, the map, and alternatives if neither loaded. A lazy chunk. */
export default function AddressHelp({ input, maps, onManual }: AddressHelpProps) {
  const [chosen, setChosen] = useState<ChosenAddress | null>(null)
  const state = useScriptState(maps.script)
  useBackAgainToast(state)
  if (state.status === 'failed') {
    return (
      <div className="address-help">
        <ThirdPartyBanner
          service="maps"
          reason={state.reason}
          onRetry={maps.script.retry}
          onManual={onManual}
        />
      </div>
    )
  }
  return (
    <>
      <AddressSearch input={input} maps={maps} onChosen={setChosen} />
      <div className="address-help">
        <MapArea maps={maps} address={chosen} />
      </div>
    </>
  )
}

/** Shows a toast when a search that had failed has loaded. */
function useBackAgainToast({ status }: ScriptState): void {
  const { addressSearchBack } = useCopy('submissionForm').toasts
  const hasFailed = useRef(false)
  useEffect(() => {
    if (status === 'failed') hasFailed.current = true
    if (status !== 'loaded' || !hasFailed.current) return
    hasFailed.current = false
    siteToasts.add({ type: 'info', ...addressSearchBack })
  }, [status, addressSearchBack])
}
