import type { StartList } from '../../app/boot/start.ts'

/** A page as the router wrote it, taken apart. */
export interface RouterMarkup {
  /** The page without preloads, stylesheet link, start script and marks for route discovery. */
  readonly html: string
  readonly start: Omit<StartList, 'early'>
}

/**
 * Takes the start script, the module preloads and the stylesheet out of a
 * page. This depends on the form of the router's output, so anything that it
 * does not recognise fails the build (react-router is pinned for that reason).
 * @throws when the page does not have the expected form
 */
export function takeApart(html: string, page: string): RouterMarkup {
  const expected = (match: RegExpExecArray | null, what: string): RegExpExecArray => {
    if (!match)
      throw new Error(
        `${page}: ${what} not found in the router's markup; see scripts/site/router-markup.ts`,
      )
    return match
  }
  const script = expected(
    /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html),
    'start script',
  )
  const source = script[1] ?? ''
  const manifest =
    expected(/import "(\/assets\/manifest-[^"]+)"/.exec(source), 'manifest import')[1] ?? ''
  const entry =
    expected(/import\("(\/assets\/entry\.client-[^"]+)"\)/.exec(source), 'entry import')[1] ?? ''
  const imports = new Map(
    [...source.matchAll(/import \* as (route\d+) from "([^"]+)"/g)].map(([, name, href]) => [
      name,
      href ?? '',
    ]),
  )
  const modules =
    expected(/__reactRouterRouteModules = \{([^}]*)\}/.exec(source), 'route modules')[1] ?? ''
  const routes = Object.fromEntries(
    [...modules.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, name]) => [
      id,
      imports.get(name ?? '') ?? '',
    ]),
  )
  if (Object.keys(routes).length !== imports.size) {
    throw new Error(
      `${page}: ${imports.size} route imports, but ${Object.keys(routes).length} route modules`,
    )
  }
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"\/>/g)].map(
    ([, href]) => href ?? '',
  )
  const stylesheet =
    expected(/<link rel="stylesheet" href="([^"]+)"\/>/.exec(html), 'stylesheet')[1] ?? ''
  return {
    html: html
      // The element stays, empty: the router's own rendering expects it there when it hydrates.
      .replace(script[0], '<script type="module" async=""></script>')
      .replaceAll(/<link rel="(?:modulepreload|stylesheet)" href="[^"]+"\/>/g, '')
      // A mark for finding routes bit by bit; this router knows them all from the start.
      .replaceAll(' data-discover="true"', ''),
    start: { stylesheet, modules: preloads, manifest, routes, entry },
  }
}
