import { leadTitle } from './lead-title.ts'
import { LEAD_TITLE_MESSAGES } from '#copy/server/lead-titles.ts'
import { dangerOf } from '#server/leads/said.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { formatAppointment } from '#domain/time/appointment.ts'
import { dialableDigits, linkTo } from '#domain/phone/phone.ts'
import { LEAD_WARNINGS } from '#copy/server/lead-facts.ts'
import type { Language } from '#domain/text/language.ts'
import { isShownTo } from '#domain/submission/field-lists.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import { addressText, NOT_ASKED, typedService } from './customer-texts.ts'
import { unplacedTexts } from './column-text.ts'
import type { FactName } from '#copy/server/fact-labels.ts'
import { coordinatesOf, mapHref } from './map-link.ts'
import {
  BACKGROUND_FACTS,
  type FactDefinition,
  isSecret,
  PLACE_FACTS,
  PLACED_FIELDS,
  phoneText,
  receivedText,
  suspicions,
  textFact,
  WORK_FACTS,
} from './fact-definitions.ts'

export interface FactsOptions {
  readonly audience: 'staffMail' | 'board' | 'assignee' | 'export'
  readonly now: number
  /** Of dates and of composed texts. */
  readonly language?: Language
  /** Text that stands for a secret among the facts; without it, secrets are left out. */
  readonly secretText?: (value: string) => string
}

export interface Fact {
  /** Its label is `factLabel(name, language)`. */
  readonly name: FactName
  /** May hold several lines. */
  readonly value: string
  readonly href?: string
}

/** A mail that is written later says that it is late. */
const MAIL_LATE_AFTER_MS = 10 * MINUTE_MS

/**
 * What staff read about a lead, before it is text or HTML. All texts are clean, none is escaped.
 */
export function leadFacts(lead: Lead, options: FactsOptions) {
  const { audience, now, language = 'en', secretText } = options
  const factsOf = ({ name, field, read, href }: FactDefinition): Fact[] => {
    const value = isShownTo(audience, field) ? read(lead, language) : ''
    const address = href?.(lead) ?? null
    return value === '' ? [] : [{ name, value, ...(address !== null && { href: address }) }]
  }
  const visibleFactsOf = (definition: FactDefinition): Fact[] => {
    const facts = factsOf(definition)
    if (!isSecret(definition)) return facts
    return secretText ? facts.map((fact) => ({ ...fact, value: secretText(fact.value) })) : []
  }
  const definitions = [
    ...PLACE_FACTS,
    ...unplacedTexts(audience, PLACED_FIELDS).map(textFact),
    ...WORK_FACTS,
  ]
  return {
    /** Urgency and work. */
    headline: headlineOf(lead, language),
    /** What to know before calling; empty for an ordinary lead. */
    warnings: [
      ...dangerWarning(lead, language),
      ...warnings(lead, now, receivedText(lead, language)),
    ],
    /** Formatted as in the form; without links if nobody can be reached by it as it was typed. */
    phone: {
      text: phoneText(lead),
      href: linkTo('tel', lead.phone),
      sms: linkTo('sms', lead.phone),
    },
    map: {
      text: addressText(lead.address, language),
      /** Without an address it leads nowhere. */
      href: mapHref(lead),
      isKnown: lead.address !== '' || coordinatesOf(lead) !== null,
    },
    /** In the order in which someone on the way needs them. */
    facts: definitions.flatMap(visibleFactsOf),
    /** Fields of the class `secret`, to be shown on request only. */
    secrets: definitions.filter(isSecret).flatMap(factsOf),
    /** How the visitor came, for the owner. */
    background: BACKGROUND_FACTS.flatMap(factsOf),
  }
}

/** Of a call or text, how it came; else when it is wanted, and the service. */
function headlineOf(lead: Lead, language: Language): string {
  const { type, service, phone, notes, traffic_source: from, asked } = lead
  if (type !== 'booking' && service === NOT_ASKED)
    return leadTitle(
      { type, service, phone, notes, source: from?.source ?? null, isPressed: asked.callBack },
      language,
    )
  return cleanLine(
    `${formatAppointment(lead, language) || lead.timeframe}: ${typedService(lead, language)}`,
  )
}

function dangerWarning(lead: Lead, language: Language): readonly string[] {
  const danger = dangerOf(lead, [])
  return danger === null ? [] : [LEAD_TITLE_MESSAGES[language].danger[danger].toLocaleUpperCase()]
}

function warnings(lead: Lead, now: number, received: string): string[] {
  return [
    ...(now - Date.parse(lead.created_at) > MAIL_LATE_AFTER_MS
      ? [LEAD_WARNINGS.late(received)]
      : []),
    ...(dialableDigits(lead.phone) === null ? [LEAD_WARNINGS.wrongPhone] : []),
    ...(lead.verification === 'unverified' ? [LEAD_WARNINGS.unverified] : []),
    ...(lead.suspicion > 0 && lead.suspicionReasons.length > 0
      ? [LEAD_WARNINGS.suspicious(suspicions(lead))]
      : []),
  ]
}
