import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALARM_LIFETIME_MS, DEFAULT_PLANS, plannedSteps } from './plan.ts'
import { choicesOfPlan, PLAN_CHOICES, planOfChoices, readPlanChoices } from './plan-choices.ts'
import { parseAlarmPlan } from './plan-reader.ts'

const planOf = (text: string) => {
  const reading = parseAlarmPlan(text)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.plan
}

test('the shipped plan can be chosen', () => {
  const choices = choicesOfPlan(planOf(DEFAULT_PLANS.alarm_plan))
  expect(choices).toEqual({
    first: 45_000,
    between: 180_000,
    count: 3,
    owner: 180_000,
    everybody: 180_000,
  })
  expect(choices && planOfChoices(choices)).toBe(DEFAULT_PLANS.alarm_plan)
})

test('every choice makes a plan that calls until the alarm ends, and is recognized', () => {
  const anyChoices = fc.record({
    first: fc.constantFrom(...PLAN_CHOICES.first),
    between: fc.constantFrom(...PLAN_CHOICES.between),
    count: fc.constantFrom(...PLAN_CHOICES.count),
    owner: fc.constantFrom(...PLAN_CHOICES.owner),
    everybody: fc.constantFrom(...PLAN_CHOICES.everybody),
  })
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const plan = planOf(planOfChoices(choices))
      const calls = plannedSteps(plan).filter(({ channels }) => channels.includes('call'))
      expect(calls.length).toBeGreaterThan(0)
      const roundMs = plan.steps.reduce((sum, { afterMs }) => sum + afterMs, 0)
      // Very short rounds end earlier: a plan has twenty at most.
      if (plan.rounds < 20)
        expect(calls.at(-1)?.atMs).toBeGreaterThanOrEqual(ALARM_LIFETIME_MS - roundMs)
      const read = choicesOfPlan(plan)
      expect(read && planOfChoices(read)).toBe(planOfChoices(choices))
    }),
  )
})

test.each([
  '0s mail push webhook pushover all; 45s call 1; 3m call 2; repeat 5',
  '0s mail all; 45s call next; repeat 5',
  '0s mail push webhook pushover all; 44s call next; repeat 5',
  `${DEFAULT_PLANS.alarm_plan}; hours 7-22`,
])('recognizes %j as written by hand', (text) => expect(choicesOfPlan(planOf(text))).toBeNull())

test('reads only what is offered', () => {
  const form = { first: '45000', between: '180000', count: '3', owner: '0', everybody: '0' }
  const read = (changes: Readonly<Record<string, string>>) =>
    readPlanChoices((name) => ({ ...form, ...changes })[name] ?? null)
  expect(read({})).toMatchObject({ count: 3, owner: 0 })
  for (const changes of [{ count: '99' }, { first: '1' }, { owner: '' }, { between: '1e5' }])
    expect([changes, read(changes)]).toEqual([changes, null])
})
