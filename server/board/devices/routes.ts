import type { FastifyInstance } from 'fastify'
import type { App } from '#server/app.ts'
import { addForm } from '#server/board/form.ts'
import { end } from './end.ts'
import { devicesPage } from './get-devices.ts'
import { passkeyRoutes } from './own-passkeys.ts'
import { endPush, push } from './push-subscription.ts'
import { rename } from './rename.ts'
import { signOut } from './sign-out.ts'

/** Serves `/staff/phones`: sessions, sign-out, passkeys, and notifications on this phone. */
export function devicesRoutes(http: FastifyInstance, app: App): void {
  devicesPage(http, app)
  addForm(http, app, rename)
  addForm(http, app, end)
  signOut(http, app)
  passkeyRoutes(http, app)
  addForm(http, app, push)
  addForm(http, app, endPush)
}
