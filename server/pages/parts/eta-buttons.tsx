import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Language } from '#domain/text/language.ts'
import { ETA_MINUTES } from '#domain/lead/arrival.ts'
import { isDriving, type LeadStatus } from '#domain/lead/lifecycle.ts'
import { ETA_FIELD } from '../form-names.ts'

interface EtaButtonsProps {
  readonly status: LeadStatus
  readonly language: Language
  readonly kind?: 'brass' | 'outline'
}

/** Asks in how many minutes the assignee arrives, each answer one press, for use within a form. */
export function EtaButtons({ status, language, kind = 'outline' }: EtaButtonsProps) {
  const { leaving, newEta } = BOARD_MESSAGES[language].lead
  return (
    <fieldset className="eta">
      <legend>{isDriving(status) ? newEta : leaving}</legend>
      {ETA_MINUTES.map((minutes) => (
        <button key={minutes} className={`btn btn-${kind}`} name={ETA_FIELD} value={minutes}>
          {`${minutes} min`}
        </button>
      ))}
    </fieldset>
  )
}
