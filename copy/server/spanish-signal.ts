import type { SpanishSignal } from '#domain/submission/visitor-language.ts'
import type { Language } from '#domain/text/language.ts'

const SIGNAL_TEXTS: Readonly<Record<Language, Readonly<Record<SpanishSignal, string>>>> = {
  en: { speaks: 'Speaks Spanish', phone: 'Phone set to Spanish' },
  es: { speaks: 'Habla español', phone: 'Teléfono en español' },
}

/** Describes the signal to staff in their language; '' for none. */
export const describeSpanishSignal = (signal: SpanishSignal | null, language: Language): string =>
  signal === null ? '' : SIGNAL_TEXTS[language][signal]
