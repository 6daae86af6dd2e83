import type { Copy } from '#copy/loader/copy.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { draftFieldErrors } from '#domain/submission/rules.ts'
import { type Draft, visibleFields } from '#domain/submission/draft.ts'
import type { FormState } from './form-state.ts'

/** One pin per required part of the form; set if that part is valid. */
type PinName = 'name' | 'phone' | 'address' | 'service' | 'details' | 'captcha'

export interface ProgressPin {
  readonly name: PinName
  readonly set: boolean
}

/** Returns five pins, and a sixth for required vehicle fields or for 'Other'. */
export function progressOf(draft: Draft, captchaDone: boolean): readonly ProgressPin[] {
  const errors = draftFieldErrors(draft)
  const shown = visibleFields(draft)
  const hasDetails = shown.otherService || shown.vehicle === 'required'
  const areDetailsValid = !(
    errors.other_service ??
    errors.vehicle_year ??
    errors.vehicle_make ??
    errors.vehicle_model
  )
  return [
    { name: 'name', set: !errors.name },
    { name: 'phone', set: !errors.phone },
    { name: 'address', set: !errors.address },
    { name: 'service', set: !errors.service },
    ...(hasDetails ? [{ name: 'details', set: areDetailsValid } as const] : []),
    { name: 'captcha', set: captchaDone },
  ]
}

/**
 * Returns the status line under the form's heading.
 * @param ownCheck true if the self-hosted check counts, which needs no tick
 */
export function progressText(
  state: FormState,
  pins: readonly ProgressPin[],
  { status: messages, stale }: Pick<Copy['submissionForm'], 'status' | 'stale'>,
  ownCheck: boolean,
): string {
  if (state.phase === 'submitting' && state.problem !== null) return messages.notSentYet
  if (state.phase === 'submitting' || state.phase === 'sent') return messages.sending
  if (state.phase === 'stale') return stale.heading
  const errorCount =
    state.phase === 'idle' ? Object.keys(state.errors).length + (state.captchaError ? 1 : 0) : 0
  const open = pins.filter(({ name, set }) => !set && !(ownCheck && name === 'captcha'))
  if (errorCount > 0)
    return open[0]?.name === 'captcha' && errorCount === 1
      ? messages.captchaLeft
      : toFix(errorCount, messages)
  if (open.length === 0) return messages.ready
  if (open.length === 1 && open[0]?.name === 'captcha') return messages.captchaLeft
  if (open.length <= 2) return messages.nearly
  return messages.start
}

function toFix(
  errorCount: number,
  { toFix: { one, more }, numbers }: Copy['submissionForm']['status'],
) {
  return fillTemplate(errorCount === 1 ? one : more, {
    count: numbers[errorCount] ?? String(errorCount),
  })
}
