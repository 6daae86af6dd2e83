import { createPageParser } from '#app/browser/trusted-types.ts'
import { nextPollDelayMs } from '#domain/lead/polling.ts'
import { poll } from '#app/browser/live/poll.ts'
import { replaceParts } from '#app/browser/live/replace-parts.ts'

const parse = createPageParser('status')

interface StatusOptions {
  /** Path of the status page: `/r/TOKEN`. */
  readonly path: string
  /** Says how the link came to the customer, such as `?from=mail`; '' by default. */
  readonly query?: string
  /**
   * True once the server has acknowledged the submission; until then it may be only on this phone.
   */
  readonly isStored: boolean
  /** Called if the server has no such submission. */
  readonly onGone?: () => void
  /** Receives the attributes of each new fragment, including `state` and `title`. */
  readonly onShow?: (fragment: DOMStringMap) => void
}

/**
 * Keeps the parts of a page that show a submission's status up to date. The server renders a
 * fragment (server/status-page/fragment.tsx); its parts replace those of the same name in `root`, its
 * attributes those of `root`. Ends once the lead is closed.
 * @returns a function that stops it
 */
export function showStatus(
  root: HTMLElement,
  { path, query = '', isStored, onGone, onShow }: StatusOptions,
): () => void {
  const stale = root.querySelector<HTMLElement>('[data-stale]')
  let isKnown = isStored
  return poll({
    address: `${path}/fragment${query}`,
    etag: root.dataset['tag'],
    pause: nextPollDelayMs,
    onAnswer(answer) {
      if (answer?.status === 404) onGone?.()
      // No fragment in a foreign page, such as a captive portal's.
      const fragment =
        answer?.status === 200
          ? parse(answer.text).querySelector<HTMLElement>('[data-state]')
          : null
      const isReached = fragment !== null || answer?.status === 304 || answer?.status === 404
      isKnown ||= fragment !== null
      if (stale) stale.hidden = isReached || !isKnown
      if (fragment === null) return true
      Object.assign(root.dataset, fragment.dataset)
      replaceParts(root, fragment, 'data-part')
      for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) part.hidden = false
      onShow?.(fragment.dataset)
      return fragment.dataset['open'] !== undefined
    },
  })
}
