import { drawingAddress } from '#art/drawing-address.ts'

/**
 * Renders the key of a list of steps: one more cut at each.
 * @param step from 0
 */
export const ProcessKey = ({ step }: { step: number }) => (
  <img
    src={drawingAddress(`process-key-${step + 1}`)}
    alt=""
    width="290"
    height="79"
    loading="lazy"
  />
)
