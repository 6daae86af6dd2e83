import { townOfLead } from '#domain/places/lead-town.ts'
import { joinUnit } from '#domain/submission/address/address-unit.ts'
import {
  NO_PAYMENT,
  NOTHING_ASKED,
  sampleSubmission,
} from '#server/db/sample-submission.fixture.ts'
import type { Lead, MailJob } from '#server/db/tables/lead.ts'
import type { StaffMailEnvelope } from './staff-mail.ts'

/** A sample envelope. */
export const SAMPLE_ENVELOPE: StaffMailEnvelope = {
  from: 'a@palisade.example',
  to: ['b@palisade.example'],
  now: 2e12,
  boardUrl: 'https://keys.example/staff',
  acceptUrl: null,
  showsGateCode: false,
  otherLead: null,
}

/** Builds a mail job for a complete lead with these changes. */
export function sampleJob(changes: Partial<Lead> = {}): MailJob {
  const { row, checks, mail, idempotencyKey } = sampleSubmission()
  const lead: Lead = {
    ...row,
    ...checks,
    town: townOfLead({ ...row, ...changes }),
    street: joinUnit(changes.address ?? row.address, row.unit_number).street,
    payment: NO_PAYMENT,
    asked: NOTHING_ASKED,
    mail: { state: 'queued', attempts: 1, sentAt: null, lastError: null },
    ...changes,
  }
  return {
    id: mail.id,
    kind: 'staff',
    messageId: mail.messageId,
    recipients: null,
    attempt: 1,
    lead,
    idempotencyKey,
  }
}
