import type { Answer } from '../wire/answers.ts'
import type { Case } from '../compose.ts'

/** Records what the server has acknowledged. */
export interface Ledger {
  /** Records a response; returns a contradiction to an earlier one, if any. */
  note(sent: Pick<Case, 'request'>, answer: Answer): string | null
  /** Ids of acknowledged rows, with the expected name where it is known. */
  readonly ids: ReadonlyMap<string, string | null>
  /** Names whose rows were acknowledged without an id. */
  readonly names: ReadonlySet<string>
}

export function createLedger(): Ledger {
  const ids = new Map<string, string | null>()
  const byKey = new Map<string, string>()
  const names = new Set<string>()
  return {
    ids,
    names,
    note({ request }, { status, body }) {
      if (status === 303 && request) names.add(request.name)
      if (status !== 201) return null
      const id = /"id":"([0-9a-f-]{36})"/.exec(body)?.[1]
      if (id === undefined) {
        if (request) names.add(request.name)
        return null
      }
      const before = ids.get(id)
      ids.set(id, before ?? request?.name ?? null)
      if (!request) return null
      if (before !== undefined && before !== null && before !== request.name) {
        return "answered with another submission's row"
      }
      if (request.key === null) return null
      const earlier = byKey.get(request.key)
      byKey.set(request.key, id)
      return earlier === undefined || earlier === id ? null : 'one key, acknowledged with two ids'
    },
  }
}
