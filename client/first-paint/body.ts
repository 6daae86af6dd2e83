import { watchScroll } from './header-scroll.ts'
import { startAfterPaint, type StartList } from './start.ts'

declare const START_LIST: StartList

watchScroll()
startAfterPaint(START_LIST)
