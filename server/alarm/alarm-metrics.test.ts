import { expect, test } from 'vitest'
import { createAlarmMetrics } from './alarm-metrics.ts'

test('reports open and expired alarms, overdue steps, notices and the time to acceptance', async () => {
  const metrics = createAlarmMetrics({
    store: { alarms: { stats: async () => ({ escalating: 2, oldestDueAt: 1000, expired: 1 }) } },
    clock: () => 91_000,
  })
  metrics.notice('call', 'sent')
  metrics.notice('call', 'sent')
  metrics.notice('push', 'failed')
  metrics.accepted(45)
  metrics.expired()
  metrics.canary('ok')
  const lines = await metrics.lines()
  for (const line of [
    'alarms_open 2',
    'alarm_oldest_overdue_seconds 90',
    'alarms_expired 1',
    'alarms_expired_total 1',
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
  const metrics = createAlarmMetrics({
    store: { alarms: { stats: async () => ({ escalating: 0, oldestDueAt: null, expired: 0 }) } },
    clock: () => 0,
  })
  expect(await metrics.lines()).toContain('alarm_oldest_overdue_seconds 0')
})
