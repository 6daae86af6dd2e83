import type { ChannelAddress } from '#domain/alarm/channels.ts'
import { isDriving } from '#domain/lead/lifecycle.ts'
import { townElsewhere, townOfLead } from '#domain/places/lead-town.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { vehicleName } from '#server/leads/facts/deciding-facts.ts'
import type { LeadCountsOfNotice, NoticeJob } from '#server/db/tables/notice.ts'
import type { Notice, NoticeFacts } from './channel.ts'

/** Builds the notice of a job, as a channel sends it. */
export function toNotice(
  job: NoticeJob,
  { acceptUrl, ...counts }: LeadCountsOfNotice & { readonly acceptUrl: string | null },
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
  { waiting, open, otherLead, said }: LeadCountsOfNotice,
): NoticeFacts {
  const counts = { waiting: Math.max(1, waiting), open, otherLead, ...(said && { said }) }
  const position = { round, step, ...counts }
  if (lead === null) {
    const vehicle = { vehicle: '', hasLostAllKeys: false }
    const nothing = {
      service: '',
      town: '',
      hasAddress: false,
      timeframe: '',
      spanish: null,
      isDriving: false,
      ...vehicle,
    }
    return { ...position, ...nothing, submissionId: id, createdAt }
  }
  return {
    ...position,
    submissionId: lead.id,
    service: lead.service,
    town: townOfLead(lead)?.name ?? townElsewhere(lead.address),
    hasAddress: lead.address !== '',
    vehicle: vehicleName(lead.vehicle_info),
    hasLostAllKeys: lead.vehicle_info?.all_keys_lost === true,
    timeframe: lead.timeframe,
    appointment_start: lead.appointment_start,
    appointment_end: lead.appointment_end,
    spanish: spanishSignal(lead),
    isDriving: isDriving(lead.status),
    createdAt: Date.parse(lead.created_at),
  }
}
