import { z } from 'zod'
import { ON_CALL_MESSAGES } from '#copy/server/on-call.ts'
import { type PlanChoices, planOfChoices, readPlanChoices } from '#domain/alarm/plan-choices.ts'
import { ON_CALL_ADDRESS, PLAN_ADDRESS } from '#server/board/addresses.ts'
import { savedAddress } from '#server/board/saved.ts'
import { reportAccess } from '#server/staff/access-changes.ts'
import { setSetting } from '#server/db/setting-queries.ts'
import type { BoardForm } from '#server/board/form.ts'
import { rejectedAs } from './get-on-call.ts'

/** POST /staff/on-call/plan: the alarm plan of urgent leads, by the choices that the form offers. */
export const plan: BoardForm<PlanChoices> = {
  address: PLAN_ADDRESS,
  needs: 'facts',
  fields: ({ viewer }) =>
    z.record(z.string(), z.string()).transform((typed, context) => {
      const choices = readPlanChoices((name) => typed[name] ?? null)
      if (choices !== null) return choices
      const message = ON_CALL_MESSAGES[viewer.language].alarm.wrong
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
  async save(tx, choices, press) {
    await setSetting(tx, 'alarm_plan', planOfChoices(choices))
    await reportAccess(tx, { ...press, kind: 'plan', of: null })
    return { to: savedAddress(ON_CALL_ADDRESS, 'plan') }
  },
  rejected: rejectedAs('plan'),
}
