import { PAGE_KEY, pageKey } from '../page-key.ts'
import type { FramedPlate } from './frame.ts'

const SIZE = { width: 680, height: 440 }
const LEFT = (SIZE.width - PAGE_KEY.width) / 2
const TOP = (SIZE.height - PAGE_KEY.height) / 2

/** Stands for a plate that is not drawn yet: the page's own key. It names no parts, so the page's `callouts` are empty until then. */
export const keyPlate = (path: string): FramedPlate => ({
  ...SIZE,
  frame: { x: 0, y: TOP - 40, width: SIZE.width, height: PAGE_KEY.height + 80 },
  parts: {},
  drawing: () => (
    <g
      transform={`translate(${LEFT} ${TOP})`}
      dangerouslySetInnerHTML={{ __html: pageKey(path) }}
    />
  ),
})
