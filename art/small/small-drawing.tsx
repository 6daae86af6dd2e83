import { drawingAddress } from '../drawing-address.ts'
import { smallDrawingId } from './small-drawing-id.ts'

/** Renders the small drawing of a service; decorative, because the text is beside it. */
export function SmallDrawing({ group, slug }: { group: string; slug: string }) {
  return (
    <img
      src={`${drawingAddress('small-drawings')}#${smallDrawingId(group, slug)}`}
      alt=""
      width="112"
      height="112"
      loading="lazy"
      className="small-drawing"
    />
  )
}
