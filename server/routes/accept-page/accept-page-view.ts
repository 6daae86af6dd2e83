import { isPlanned } from '#domain/submission/urgency.ts'
import { noteText } from '#server/leads/facts/note-text.ts'
import { eventsOf, type LeadEvent } from '#domain/lead/events.ts'
import { leadState } from '#domain/lead/replay.ts'
import type { Language } from '#domain/text/language.ts'
import { formatPhone } from '#domain/phone/phone.ts'
import { describeSpanishSignal } from '#copy/server/spanish-signal.ts'
import { spanishSignal } from '#domain/submission/visitor-language.ts'
import { OTHER_LEAD_MESSAGES } from '#copy/server/notices.ts'
import { endSentence } from '#domain/time/spanish-time.ts'
import { decidingTexts, vehicleName } from '#server/leads/facts/deciding-facts.ts'
import type { OtherLead } from '#server/store/notice.ts'
import type { FactName } from '#copy/server/fact-labels.ts'
import { differingFacts } from '#server/leads/facts/differing-facts.ts'
import { leadFacts } from '#server/leads/facts/lead-facts.ts'
import { serviceName, whenText } from '#server/leads/facts/service-name.ts'
import type { AssigneePageProps } from '#server/pages/accept-page/assignee-page.tsx'
import type { LeadSummary } from '#server/pages/accept-page/open-lead-pages.tsx'
import type { Lead } from '#server/store/lead.ts'
import { streetName } from './street-name.ts'

/** Returns what is shown before acceptance: no house number, unit, code, name or phone number. */
export function summaryOf(
  lead: Lead,
  language: Language,
  otherLead: OtherLead | null = null,
): LeadSummary {
  const town = lead.town?.name ?? ''
  const vehicle = {
    vehicle: vehicleName(lead.vehicle_info),
    hasLostAllKeys: lead.vehicle_info?.all_keys_lost === true,
  }
  const more = [
    whenText(lead, language),
    ...decidingTexts({ ...vehicle, town }, language),
    otherLead === null ? '' : OTHER_LEAD_MESSAGES[language][otherLead],
  ]
  return {
    service: serviceName(lead.service, language),
    isPlanned: isPlanned(lead.timeframe),
    spanish: spanishText(lead, language),
    place: [streetName(lead.address), town].filter(Boolean).join(', '),
    more: more.flatMap((part) => (part === '' ? [] : [endSentence(part)])).join(' '),
  }
}

interface AssigneeViewOptions {
  readonly language: Language
  /** When it was accepted. */
  readonly since: number
  readonly now: number
  readonly events: readonly LeadEvent[]
  readonly smsHref: string | null
  readonly showsCode: boolean
  /** Further requests of the customer for the same job. */
  readonly again: readonly Lead[]
}

/** Returns what the assignee reads. */
export function assigneeView(
  lead: Lead,
  { language, since, now, events, smsHref, showsCode, again }: AssigneeViewOptions,
): AssigneePageProps {
  const { phone, map, facts, secrets } = leadFacts(lead, { audience: 'assignee', now, language })
  const when = whenText(lead, language)
  return {
    language,
    id: lead.id,
    status: lead.status,
    service: serviceName(lead.service, language),
    spanish: spanishText(lead, language),
    since,
    eta: leadState(events).eta,
    phone: { href: phone.href, text: formatPhone(phone.text) },
    mapHref: map.href,
    smsHref,
    facts: facts
      .filter(({ name }) => !FACTS_SHOWN_AS_BUTTONS.includes(name))
      // The mail shows the timeframe as it is stored.
      .map((fact) => (fact.name === 'timeframe' && when !== '' ? { ...fact, value: when } : fact)),
    secrets: showsCode ? secrets : [],
    hasHiddenSecrets: secrets.length > 0 && !showsCode,
    notes: eventsOf(events, 'note').map((event) => ({
      at: event.at,
      text: noteText(event, language),
    })),
    again: again.flatMap((second) =>
      differingFacts(lead, second, { audience: 'assignee', now, language }).map((fact) => ({
        at: Date.parse(second.created_at),
        fact,
      })),
    ),
  }
}

const FACTS_SHOWN_AS_BUTTONS: readonly FactName[] = ['phone']

const spanishText = (lead: Lead, language: Language): string =>
  describeSpanishSignal(spanishSignal(lead), language)
