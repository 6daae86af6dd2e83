import type { Stage, Teller } from './stage.ts'

/** One transcript. The stories are told in their order: each begins where the one before ended. */
export interface Story {
  /** Name of the file in docs/transcripts. */
  readonly file: string
  readonly title: string
  tell(stage: Stage, teller: Teller): Promise<void>
}
