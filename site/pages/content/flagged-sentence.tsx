import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import type { FlaggedText } from '#copy/page-types.ts'
import { CONSENT_COPY } from '#copy/server/consent.ts'
import { HOSTS_PLACEHOLDER } from '#domain/pages/feature-flags.ts'
import { world } from '#app/world.ts'

/**
 * Renders the wording of a sentence that fits this installation (domain/pages/feature-flags.ts);
 * nothing where it has none for a feature that is off.
 */
export function FlaggedSentence({ sentence }: { sentence: FlaggedText }) {
  const { flags, tags } = world()
  const language = useCopy('language')
  if (sentence.about === 'consent' && tags !== null) {
    const { afterAnswer, atOnce, change } = CONSENT_COPY[language]
    return (
      <p>
        {fillTemplate(sentence.on)} {tags.asksFirst ? afterAnswer : atOnce}{' '}
        <button type="button" className="text-link" value="ask-consent">
          {change}
        </button>
      </p>
    )
  }
  const isOn = flags[sentence.about]
  const text =
    isOn === undefined
      ? sentence.either
      : isOn
        ? sentence.on.replaceAll(HOSTS_PLACEHOLDER, (flags.hosts ?? []).join(', '))
        : sentence.off
  return text !== null && <p>{fillTemplate(text)}</p>
}
