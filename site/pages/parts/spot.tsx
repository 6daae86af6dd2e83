import spots from 'virtual:drawing/spots'
import { spotId } from '#art/spots/spot-id.ts'

/** The little drawing of a service; the words beside it carry the meaning. */
export function Spot({ group, slug }: { group: string; slug: string }) {
  return (
    <img
      src={`${spots}#${spotId(group, slug)}`}
      alt=""
      width="112"
      height="112"
      loading="lazy"
      className="spot"
    />
  )
}
