import { z } from 'zod'
import { TEAM_MESSAGES } from '#copy/server/team.ts'
import { staffMailbox } from '#domain/business/mailboxes.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
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
    const own = isOwn ? { exceptSessionId: press.session.id } : {}
    const result = await signOutEverywhere(tx, member.id, { ...press, ...own })
    if (result.outcome === 'done')
      await reportAccess(tx, { ...press, kind: 'signed-out', of: member })
    const { signedOut } = TEAM_MESSAGES[press.viewer.language]
    return answerOf(result, press, { heading: signedOut(cleanLine(member.name)) })
  },
}

/** POST /staff/team/ID/remove: their open leads are handed back, and nothing of theirs opens any more. */
export const remove: BoardForm<unknown> = {
  address: `${TEAM_ADDRESS}/:id/remove`,
  fields: () => z.unknown(),
  async save(tx, _fields, press) {
    const member = await staffMemberOf(tx, press.id)
    if (member === null) return 'unknown'
    const result = await removeFromStaff(tx, member.id, press)
    if (result.outcome === 'done') await reportAccess(tx, { ...press, kind: 'removed', of: member })
    const messages = TEAM_MESSAGES[press.viewer.language]
    const heading = messages.removed(cleanLine(member.name))
    const mailboxes = staffMailbox(press.settings.staffEmail)
    const more = readsOneOf(member, mailboxes) ? messages.staffMailbox : ''
    return answerOf(result, press, { heading, more })
  },
  afterwards: (store) => store.eraseDeleted(),
}

/** Says what became of the open leads, or why nothing was done. */
function answerOf(
  result: LeavingResult,
  { viewer: { language } }: FormPress,
  { heading, more = '' }: { readonly heading: string; readonly more?: string },
): Answer {
  const messages = TEAM_MESSAGES[language]
  if (result.outcome === 'unknown') return 'unknown'
  const message =
    result.outcome === 'last-owner'
      ? { heading: messages.heading, text: messages.problems.role }
      : { heading, text: messages.handedBack(result.handedBack.length) + more }
  return {
    status: result.outcome === 'last-owner' ? 409 : 200,
    page: (pages) => pages.message({ language, message, to: 'board' }),
  }
}
