import { useEffect } from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { locator } from '#app/browser/visit/locator.ts'
import { allTowns } from '#domain/places/towns.ts'
import { coordinatesInText, namesTown, townOfLead, zipOf } from '#domain/places/lead-town.ts'

interface TownNoticeProps {
  /** '' until the field was left. */
  readonly address: string
  /** Called with whether the notice is a question. */
  readonly onAsk: (asks: boolean) => void
}

/**
 * Renders whether the town that an address names is served, or asks for the town if nothing says
 * it. Refuses no address. A lazy chunk.
 */
export default function TownNotice({ address, onAsk }: TownNoticeProps) {
  const { townNotice, questions } = useCopy('submissionForm')
  const town = townOfLead({ address })?.name
  const isServed = allTowns().some(({ name }) => name === town)
  const asks = address !== '' && !namesTown(address) && locator.position() === undefined
  const isOutside = town !== undefined || zipOf(address) !== null
  useEffect(() => {
    onAsk(asks)
  }, [asks, onAsk])
  return (
    <p role="status" className="field-optional field-hint">
      {isServed
        ? fillTemplate(townNotice.served, { town: town ?? '' })
        : asks
          ? questions.town
          : isOutside
            ? townNotice.outside
            : address !== '' && namesTown(address) && !coordinatesInText(address)
              ? townNotice.unknown
              : null}
    </p>
  )
}
