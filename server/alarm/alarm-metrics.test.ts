import { expect, test } from 'vitest'
import { createAlarmMetrics } from './alarm-metrics.ts'

test('reports open and unaccepted alarms, overdue steps, notices and the time to acceptance', async () => {
  const counts = createAlarmMetrics({
    store: { alarms: { stats: async () => ({ escalating: 2, oldestDueAt: 1000, unaccepted: 1 }) } },
    clock: () => 91_000,
  })
  counts.notice('call', 'sent')
  counts.notice('call', 'sent')
  counts.notice('push', 'failed')
  counts.accepted(45)
  counts.expired()
  counts.canary('ok')
  const lines = await counts.lines()
  for (const line of [
    'alarms_open 2',
    'alarm_oldest_overdue_seconds 90',
    'alarms_untaken 1',
    'alarms_ended_untaken_total 1',
    'alarm_notices_total{channel="call",outcome="sent"} 2',
    'alarm_notices_total{channel="push",outcome="failed"} 1',
    'alarm_seconds_to_acceptance_bucket{le="30"} 0',
    'alarm_seconds_to_acceptance_bucket{le="60"} 1',
    'alarm_seconds_to_acceptance_count 1',
    'alarm_canaries_total{outcome="ok"} 1',
  ])
    expect(lines).toContain(line)
})

test('reports zero seconds overdue while nothing is due', async () => {
  const counts = createAlarmMetrics({
    store: { alarms: { stats: async () => ({ escalating: 0, oldestDueAt: null, unaccepted: 0 }) } },
    clock: () => 0,
  })
  expect(await counts.lines()).toContain('alarm_oldest_overdue_seconds 0')
})
