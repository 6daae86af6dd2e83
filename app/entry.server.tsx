import { renderToStaticMarkup } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Runs at build time only: every page is prerendered (R81), as plain markup.
 * What comes alive in it are the islands, each rendered as a root of its own
 * (islands/island.tsx).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const html = renderToStaticMarkup(<ServerRouter context={context} url={request.url} />)
  headers.set('Content-Type', 'text/html')
  return new Response(`<!DOCTYPE html>${html}`, { headers, status })
}

/** Says what went wrong while a page was rendered: the router's own message is only 'Unexpected Server Error'. */
export function handleError(error: unknown): void {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
}
