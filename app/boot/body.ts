import { watchNearSections } from '#app/home/near-sections.ts'
import { keepEarlyTaps } from './early-taps.ts'
import { watchScroll } from './header-scroll.ts'
import { startAfterPaint, type StartList } from './start.ts'

declare const START_LIST: StartList

watchScroll()
keepEarlyTaps()
watchNearSections(document)
startAfterPaint(START_LIST)
