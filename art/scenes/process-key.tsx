import key1 from 'virtual:drawing/process-key-1'
import key2 from 'virtual:drawing/process-key-2'
import key3 from 'virtual:drawing/process-key-3'
import key4 from 'virtual:drawing/process-key-4'

const KEYS = [key1, key2, key3, key4]

/**
 * Renders the key of a list of steps: one more cut at each.
 * @param step from 0
 */
export const ProcessKey = ({ step }: { step: number }) => (
  <img src={KEYS[step]} alt="" width="290" height="79" loading="lazy" />
)
