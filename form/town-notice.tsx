import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { TOWNS } from '#domain/towns.ts'
import { townOfLead, zipOf } from '#domain/lead-town.ts'

/** Renders whether the town that an address names is served. Refuses no address. A lazy chunk. */
export default function TownNotice({ address }: { address: string }) {
  const { served, outside } = useCopy('submissionForm').townNotice
  const town = townOfLead({ address })?.name
  const isServed = TOWNS.some(({ name }) => name === town)
  return (
    <p role="status" className="field-optional field-hint">
      {isServed
        ? fillTemplate(served, { town: town ?? '' })
        : (town !== undefined || zipOf(address) !== null) && outside}
    </p>
  )
}
