import type { Tag } from '@markdoc/markdoc'
import { useCopy } from '#copy/loader/use-copy.ts'
import { CONSENT_COPY } from '#copy/server/consent.ts'
import type { Nodes } from '#content/text.ts'
import type { FeatureFlag } from '#domain/pages/feature-flags.ts'
import { world } from '#app/world.ts'
import { Inline } from './text.tsx'

/** Attributes of the tag `{% setting %}`. */
interface Wordings {
  readonly name: FeatureFlag
  /** While the setting is unknown. */
  readonly either: Nodes
  readonly on: Nodes
  /** Empty: nothing is shown. */
  readonly off: Nodes
}

/**
 * Renders the wording of a sentence that fits this installation (domain/pages/feature-flags.ts);
 * nothing where it has none for a feature that is off.
 */
export function Setting({ attributes }: { attributes: Tag['attributes'] }) {
  const { name, either, on, off } = attributes as Wordings
  const { flags, tags } = world()
  const { afterAnswer, atOnce, change } = CONSENT_COPY[useCopy('language')]
  if (name === 'consent' && tags !== null)
    return (
      <p>
        <Inline nodes={on} /> {tags.asksFirst ? afterAnswer : atOnce}{' '}
        <button type="button" className="text-link" value="ask-consent">
          {change}
        </button>
      </p>
    )
  const isOn = flags[name]
  const text = isOn === undefined ? either : isOn ? on : off
  return (
    text.length > 0 && (
      <p>
        <Inline nodes={text} components={{ Hosts }} />
      </p>
    )
  )
}

/** Names the servers of other companies that count visits. */
const Hosts = () => (world().flags.hosts ?? []).join(', ')
