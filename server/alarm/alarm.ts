import { readVapidKeys } from './channels/push/vapid-store.ts'
import type { AlarmApp } from './alarm-app.ts'
import { alarmEngine } from './engine.ts'
import { watchProviders } from './provider-watch.ts'
import { startWatchdog } from './watchdog.ts'

/** What runs in the background; see `JobWorker.stop`. */
export interface Alarm {
  stop(graceMs: number): Promise<boolean>
}

/** Starts the engine, the watchdog and the watch of providers. Call it when the port is open. */
export function startAlarm(app: AlarmApp): Alarm {
  // Created before the first browser asks for the keys.
  readVapidKeys(app.db).catch((error: unknown) =>
    app.log.warn({ err: error }, 'push keys not made yet'),
  )
  const engine = alarmEngine(app)
  engine.start()
  const stops = [app.db.onWrite(engine.nudge), startWatchdog(app), watchProviders(app)]
  return {
    async stop(graceMs) {
      for (const stop of stops) stop()
      return await engine.stop(graceMs)
    },
  }
}
