import { keepEarlyTaps } from './early-taps.ts'
import { watchScroll } from './header-scroll.ts'
import { startAfterPaint, type StartList } from './start.ts'

declare const START_LIST: StartList

watchScroll()
keepEarlyTaps()
startAfterPaint(START_LIST)
