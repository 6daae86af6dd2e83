import { watchNearSections } from '#app/home/near-sections.ts'
import { keepEarlySubmit } from './early-submit.ts'
import { startAfterPaint, type StartList } from './start.ts'

declare const START_LIST: StartList

keepEarlySubmit()
watchNearSections(document)
startAfterPaint(START_LIST)
