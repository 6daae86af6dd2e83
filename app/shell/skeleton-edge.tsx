import { useId } from 'react'
import { cutLine, pageCode, pathData } from '#app/art/bitting.ts'

/** Design: 'Motif: the cut', page edges. */
const PITCH = 120
const STEP = 6.9
const SHAPE = { flat: 13, slope: 1.35 }
const HEIGHT = 42

/** The edge of a page that is not there yet: its cuts dashed, and then made one after another from the left. */
export function SkeletonEdge({ path }: { path: string }) {
  const id = useId()
  const code = pageCode(path)
  const period = PITCH * code.length
  const cuts = code.map((units, index) => ({ x: PITCH * (index + 0.5), depth: units * STEP }))
  const line = pathData(cutLine(cuts, SHAPE, { from: 0, to: period, top: 0 }))
  const layer = (name: 'blank' | 'cut') => (
    <svg className={`skeleton-edge-${name}`} width="100%" height={HEIGHT}>
      <pattern id={`${id}${name}`} width={period} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d={line} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id}${name})`} />
    </svg>
  )
  return (
    <div className="skeleton-edge">
      {layer('blank')}
      <div className="skeleton-edge-made">
        <div>{layer('cut')}</div>
      </div>
    </div>
  )
}
