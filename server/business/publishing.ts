/** What the board does to the facts of the business. */

import type { Problem } from '#domain/text/problem.ts'
import type { BusinessVersion } from '#server/db/tables/business-versions.ts'

export type PublishResult = { readonly ok: true; readonly seconds: number } | PublishFailure

/** Why nothing was changed; details are problems of the facts, or sentences on what failed. */
export interface PublishFailure {
  readonly ok: false
  readonly reason:
    | 'wrong'
    | 'wrongText'
    | 'tooLong'
    | 'outdated'
    | 'unknownVersion'
    | 'diskFull'
    | 'notRendered'
  readonly details: readonly (Problem | string)[]
}

export interface PublishedVersion extends BusinessVersion {
  readonly isCurrent: boolean
}

export interface Publishing {
  /** Lists the addresses of the pages that differ between two texts of the facts. */
  changedPages(before: string, after: string): Promise<readonly string[]>
  /** Returns the documents of a page with each of two texts; `null` where there is no such page. */
  previewPage(
    before: string,
    after: string,
    address: string,
  ): Promise<readonly [before: string | null, after: string | null]>
  /** Returns the text of the facts in force. */
  current(): Promise<string>
  /** Lists the kept versions, the newest first. */
  versions(): Promise<readonly PublishedVersion[]>
  /**
   * Puts facts in force, if all pages can be rendered with them and nobody else has published
   * meanwhile.
   * @param text of the whole file (domain/business/reader/file.ts)
   */
  publish(text: string, staffMemberId: string | null): Promise<PublishResult>
  /** Puts the facts of a kept version in force again. */
  goBack(id: string, staffMemberId: string | null): Promise<PublishResult>
}
