import type { App } from '#server/app.ts'

/** Dependencies of every public route. */
export interface PublicRouteDeps extends Pick<App, 'clientAddress'> {
  readonly limits: Pick<App['limits'], 'admit'>
}
