import type { ChannelAddress } from '#domain/alarm/channels.ts'
import { townOfLead } from '#domain/lead-town.ts'
import { spanishSignal } from '#domain/visitor-language.ts'
import type { NoticeJob } from '#server/store/notice.ts'
import type { Notice, NoticeFacts } from './channel.ts'

/** Builds the notice of a job, as a channel sends it. */
export function toNotice(
  job: NoticeJob,
  {
    acceptUrl,
    ...counts
  }: { readonly waiting: number; readonly open: number; readonly acceptUrl: string | null },
): Notice {
  return {
    id: job.id,
    kind: job.kind,
    to: JSON.parse(job.address) as ChannelAddress,
    facts: noticeFacts(job, counts),
    payload: job.payload,
    staffMember: job.staffMember,
    acceptUrl,
    notAfter: job.notAfter,
  }
}

function noticeFacts(
  { id, lead, createdAt, round, step }: NoticeJob,
  { waiting, open }: Pick<NoticeFacts, 'waiting' | 'open'>,
): NoticeFacts {
  const position = { round, step, waiting: Math.max(1, waiting), open }
  if (lead === null) {
    const nothing = { service: '', town: '', timeframe: '', spanish: null }
    return { ...position, ...nothing, submissionId: id, createdAt }
  }
  return {
    ...position,
    submissionId: lead.id,
    service: lead.service,
    town: townOfLead(lead)?.name ?? '',
    timeframe: lead.timeframe,
    appointment_start: lead.appointment_start,
    appointment_end: lead.appointment_end,
    spanish: spanishSignal(lead),
    createdAt: Date.parse(lead.created_at),
  }
}
