import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { AddressSearch } from '#form/third-party/address-search.tsx'
import type { GoogleMaps } from '#form/third-party/google-maps.ts'
import { MapArea } from '#form/third-party/map-area.tsx'
import type { ScriptState } from '#form/third-party/script-loader.ts'
import { ThirdPartyBanner } from '#form/third-party/third-party-banner.tsx'
import { showSiteToast } from '#form/toasts/site-toasts.ts'
import { PhoneLink, PhoneNumber } from '#client/visit/phone-link.tsx'

type Chosen = Parameters<typeof MapArea>[0]['address']

interface AddressHelpProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly maps: GoogleMaps
  readonly state: ScriptState
  readonly manual: boolean
  readonly onManual: () => void
}

/** Renders suggestions, the map, and alternatives if neither loaded. A lazy chunk. */
export default function AddressHelp({ input, maps, state, manual, onManual }: AddressHelpProps) {
  const [chosen, setChosen] = useState<Chosen>(null)
  useBackAgainToast(state)
  if (state.status === 'failed') {
    return (
      <div className="mt-3">
        <ThirdPartyBanner
          service="maps"
          reason={state.reason}
          onRetry={maps.script.retry}
          onManual={manual ? undefined : onManual}
          call={<OurNumber />}
        />
      </div>
    )
  }
  return (
    <>
      <AddressSearch input={input} maps={maps} onChosen={setChosen} />
      <div className="mt-3 empty:hidden">
        <MapArea maps={maps} address={chosen} />
      </div>
    </>
  )
}

function OurNumber() {
  return (
    <PhoneLink className="text-link">
      <PhoneNumber />
    </PhoneLink>
  )
}

/** Shows a toast when a search that had failed has loaded. */
function useBackAgainToast({ status }: ScriptState): void {
  const { addressSearchBack } = useCopy('requestForm').toasts
  const before = useRef(status)
  const hadFailed = useRef(false)
  useEffect(() => {
    if (before.current === 'failed') hadFailed.current = true
    before.current = status
    if (status !== 'loaded' || !hadFailed.current) return
    hadFailed.current = false
    showSiteToast({ type: 'info', ...addressSearchBack })
  }, [status, addressSearchBack])
}
