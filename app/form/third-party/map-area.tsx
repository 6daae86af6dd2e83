import { useEffect, useRef, useState } from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { MapFold, MapPin } from '#art/icons/icons.tsx'
import type { ChosenAddress } from './address-lookup.ts'
import type { GoogleMaps } from './google-maps.ts'
import type { Coordinates } from './google-types.ts'
import { useScriptState } from './use-script-state.ts'

interface MapAreaProps {
  readonly maps: GoogleMaps
  /** The address chosen from the suggestions, if any. */
  readonly address: ChosenAddress | null
}

/** Renders a loading message, then a map of the chosen address; nothing without an address. */
export function MapArea({ maps, address }: MapAreaProps) {
  const { loadingMap, mapOf } = useCopy('submissionForm').thirdParty
  const { status } = useScriptState(maps.script)
  if (status === 'loading') {
    return (
      <p role="status" className="map-area-loading">
        <MapFold />
        {loadingMap}
      </p>
    )
  }
  if (status !== 'loaded' || !address?.location) return null
  const { lat, lng } = address.location
  return (
    <StillMap
      key={`${lat},${lng}`}
      maps={maps}
      center={address.location}
      label={fillTemplate(mapOf, { address: address.formatted })}
    />
  )
}

interface StillMapProps {
  readonly maps: GoogleMaps
  readonly center: Coordinates
  readonly label: string
}

/** Renders one place with our pin; nothing if Google provides no map. */
function StillMap({ maps, center, label }: StillMapProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    if (!canvas.current) return
    let isMounted = true
    void maps.draw(canvas.current, center).then((drawn) => isMounted && setRefused(!drawn))
    return () => {
      isMounted = false
    }
  }, [maps, center])
  if (refused) return null
  return (
    <div role="img" aria-label={label} className="map-area">
      <div ref={canvas} />
      <MapPin />
    </div>
  )
}
