import { ELSEWHERE, townOf } from '#domain/town.ts'
import { spanishSign } from '#domain/visitor-language.ts'
import type { NoticeJob } from '#server/store/alarm/notice.ts'
import type { ChannelAddress, Notice, NoticeFacts, NoticeKind } from './channel.ts'

/** The notice that a job stands for, as a channel sends it. */
export function noticeOf(
  job: NoticeJob,
  { waiting, takeUrl }: { readonly waiting: number; readonly takeUrl: string | null },
): Notice {
  return {
    id: job.id,
    // Written by this server: the store keeps its words as they are.
    kind: job.kind as NoticeKind,
    to: JSON.parse(job.address) as ChannelAddress,
    facts: factsOf(job, waiting),
    person: job.person,
    takeUrl,
    attempt: job.attempt,
    notAfter: job.notAfter,
  }
}

function factsOf({ id, lead, createdAt, round, step }: NoticeJob, waiting: number): NoticeFacts {
  const place = { round, step, waiting: Math.max(1, waiting) }
  if (lead === null) {
    const nothing = { service: '', town: '', timeframe: '', spanish: null }
    return { ...place, ...nothing, submissionId: id, createdAt }
  }
  const town = townOf(lead.address)
  return {
    ...place,
    submissionId: lead.id,
    service: lead.service,
    town: town === ELSEWHERE ? '' : town,
    timeframe: lead.timeframe,
    spanish: spanishSign(lead),
    createdAt: Date.parse(lead.created_at),
  }
}
