import { drawingAddress } from '#art/drawing-address.ts'
import { spotId } from './spot-id.ts'

/** Renders the small illustration of a service; decorative, because the text is beside it. */
export function Spot({ group, slug }: { group: string; slug: string }) {
  return (
    <img
      src={`${drawingAddress('spots')}#${spotId(group, slug)}`}
      alt=""
      width="112"
      height="112"
      loading="lazy"
      className="spot"
    />
  )
}
