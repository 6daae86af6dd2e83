import { sourceLabel } from '#copy/server/lead-titles.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Language } from '#domain/text/language.ts'
import { LOSS_REASONS } from '#domain/lead/loss.ts'
import type { CountedGroup } from '#server/leads/overview/count-outcomes.ts'
import { NO_SOURCE, UNKNOWN_SOURCE, UNKNOWN_TOWN } from '#server/leads/overview/group-names.ts'
import { serviceName } from '#server/leads/facts/service-name.ts'

/** Returns a counted name as it reads in a language. */
export function groupName(group: CountedGroup, name: string, language: Language): string {
  const messages = BOARD_MESSAGES[language].overview
  const loss = LOSS_REASONS.find((reason) => reason === name)
  if (group === 'loss') return loss === undefined ? name : messages.losses[loss]
  if (group === 'service') return serviceName(name, language)
  if (group === 'town' && name === UNKNOWN_TOWN) return messages.elsewhere
  if (group !== 'source') return name
  if (name === UNKNOWN_SOURCE) return messages.unknownSource
  return name === NO_SOURCE ? messages.noSource : sourceLabel(name, language)
}
