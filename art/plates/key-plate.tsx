import { PAGE_KEY, pageKey } from '../page-key.ts'
import { type Plate, PLATE_SIZE } from './types.ts'

const LEFT = (PLATE_SIZE.width - PAGE_KEY.width) / 2
const TOP = (PLATE_SIZE.height - PAGE_KEY.height) / 2

/**
 * Placeholder for a page without a plate: the page's own key. It names no parts, so the page's
 * `callouts` are empty.
 */
export const keyPlate = (path: string): Plate => ({
  frame: { x: 0, y: TOP - 40, width: PLATE_SIZE.width, height: PAGE_KEY.height + 80 },
  parts: {},
  drawing: () => (
    <g
      transform={`translate(${LEFT} ${TOP})`}
      dangerouslySetInnerHTML={{ __html: pageKey(path) }}
    />
  ),
})
