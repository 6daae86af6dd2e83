import { caseLines, includesText, mostText, priceLine } from '#copy/price-text.ts'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import { PriceList } from './cost-card.tsx'

/** Renders what a service and its cases cost, the most it can cost, and what that includes. */
export function ServiceCases({ label }: { label: string }) {
  const names = useNames()
  const copy = useCopy('prices')
  const texts = [mostText(label, copy), includesText(label, copy)].filter((text) => text !== null)
  return (
    <>
      <PriceList
        lines={[priceLine(label, names.service(label), copy), ...caseLines(label, copy)]}
      />
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  )
}
