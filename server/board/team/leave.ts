import { z } from 'zod'
import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { business } from '#domain/business/business.ts'
import { staffMailbox } from '#domain/business/mailboxes.ts'
import { askedOf, onCallAt, onCallNextWeek } from '#domain/staff/on-call/on-call.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Language } from '#domain/text/language.ts'
import { namesOf } from '#server/board/on-call/names-of.ts'
import { timeOf } from '#server/pages/times.ts'
import type { StaffMember } from '#server/db/tables/staff-member.ts'
import { listStaff } from '#server/db/tables/staff-members.ts'
import { TEAM_ADDRESS } from '#server/board/addresses.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import {
  type LeavingResult,
  readsOneOf,
  removeFromStaff,
  signOutEverywhere,
} from '#server/staff/leaving.ts'
import { staffMemberOf } from '#server/staff/team.ts'
import type { Answer, BoardForm, FormPress } from '#server/board/form.ts'

/** POST /staff/team/ID/sign-out: ends all sessions of a staff member, who stays one. */
export const signOut: BoardForm<unknown> = {
  address: `${TEAM_ADDRESS}/:id/sign-out`,
  fields: () => z.unknown(),
  async save(tx, _fields, press) {
    const member = await staffMemberOf(tx, press.id)
    if (member === null) return 'unknown'
    const isOwn = member.id === press.viewer.id
    const before = await listStaff(tx)
    const own = isOwn ? { exceptSessionId: press.session.id } : {}
    const result = await signOutEverywhere(tx, member.id, { ...press, ...own })
    if (result.outcome === 'done')
      await reportAccess(tx, { ...press, kind: 'signed-out', of: member })
    const { signedOut } = TEAM_MESSAGES[press.viewer.language]
    const heading = signedOut(cleanLine(member.name))
    return answerOf(result, press, { heading, before, after: await listStaff(tx) })
  },
}

/** POST /staff/team/ID/remove: their open leads are handed back, and nothing of theirs opens any more. */
export const remove: BoardForm<unknown> = {
  address: `${TEAM_ADDRESS}/:id/remove`,
  fields: () => z.unknown(),
  async save(tx, _fields, press) {
    const member = await staffMemberOf(tx, press.id)
    if (member === null) return 'unknown'
    const before = await listStaff(tx)
    const result = await removeFromStaff(tx, member.id, press)
    if (result.outcome === 'done') await reportAccess(tx, { ...press, kind: 'removed', of: member })
    const messages = TEAM_MESSAGES[press.viewer.language]
    const heading = messages.removed(cleanLine(member.name))
    const mailboxes = staffMailbox(press.settings.staffEmail)
    const more = readsOneOf(member, mailboxes) ? messages.staffMailbox : ''
    return answerOf(result, press, { heading, more, before, after: await listStaff(tx) })
  },
  afterwards: (db) => db.eraseDeleted(),
}

/** Says what became of the open leads and who is called now, or why nothing was done. */
function answerOf(
  result: LeavingResult,
  { viewer: { language }, now }: FormPress,
  {
    heading,
    more = '',
    before,
    after,
  }: {
    readonly heading: string
    readonly more?: string
    readonly before: readonly StaffMember[]
    readonly after: readonly StaffMember[]
  },
): Answer {
  const messages = TEAM_MESSAGES[language]
  if (result.outcome === 'unknown') return 'unknown'
  if (result.outcome === 'last-owner') {
    const message = { heading: messages.heading, text: messages.problems.role }
    return { status: 409, page: (pages) => pages.message({ language, message, to: 'board' }) }
  }
  const onCall = onCallAt(after, now, business.timeZone)
  const calledNow = ON_CALL_MESSAGES[language].now[askedOf(onCall)](namesOf(onCall.members))
  const emptied = emptiedTimes(before, after, { now, language })
  const text = [
    messages.handedBack(result.handedBack.length),
    more,
    ` ${calledNow}`,
    emptied === '' ? '' : messages.emptied(emptied),
  ].join('')
  const to = emptied === '' ? 'board' : 'on-call'
  return {
    status: 200,
    page: (pages) => pages.message({ language, message: { heading, text }, to }),
  }
}

/** Most times that are named. */
const MAX_EMPTIED = 7

/** Lists the times of the next seven days in which nobody is on call any more. */
function emptiedTimes(
  before: readonly StaffMember[],
  after: readonly StaffMember[],
  { now, language }: { readonly now: number; readonly language: Language },
): string {
  return onCallNextWeek(after, now, business.timeZone)
    .filter(
      ({ from, isUncovered }) =>
        isUncovered && !onCallAt(before, from, business.timeZone).isUncovered,
    )
    .slice(0, MAX_EMPTIED)
    .map(({ from, to }) =>
      ON_CALL_MESSAGES[language].span(timeOf(from, now, language), timeOf(to, now, language)),
    )
    .join('; ')
}
