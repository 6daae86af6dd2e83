import { watchNearSections } from '#app/home/near-sections.ts'
import { keepEarlyMenu } from './early-menu.ts'
import { keepEarlySubmit } from './early-submit.ts'
import { keepEarlyTaps } from './early-taps.ts'
import { watchScroll } from './header-scroll.ts'
import { startAfterPaint, type StartList } from './start.ts'

declare const START_LIST: StartList

watchScroll()
keepEarlySubmit()
keepEarlyMenu()
keepEarlyTaps()
watchNearSections(document)
startAfterPaint(START_LIST)
