import { drawingAddress } from '../drawing-address.ts'

/**
 * Renders the key of a list of steps: one more cut at each.
 * @param step from 0
 */
export const StepKey = ({ step }: { step: number }) => (
  <img src={drawingAddress(`keys/cut-${step + 1}`)} alt="" width="290" height="79" loading="lazy" />
)
