/**
 * Trusted Types (W3C): with `require-trusted-types-for 'script'` a string becomes markup or a
 * script only through a policy. Browsers without support, and pages without that directive, accept
 * any string.
 */
interface Rules {
  readonly createHTML?: (text: string) => string
  /** `null` rejects the string. */
  readonly createScript?: (text: string) => string | null
  readonly createScriptURL?: (url: string) => string | null
}

/** Missing in TypeScript's DOM library. Typed with strings where browsers expect trusted values. */
interface Factory {
  createPolicy(name: string, rules: Rules): { createHTML(text: string): string }
}

const factory = (): Factory | undefined =>
  (globalThis as { readonly trustedTypes?: Factory }).trustedTypes

/**
 * Creates a parser for pages of our own server. Call it once per document, with a policy name that
 * the server's content security policy lists.
 */
export function createPageParser(name: string): (html: string) => Document {
  const policy = factory()?.createPolicy(name, { createHTML: (text) => text })
  return (html) => new DOMParser().parseFromString(policy?.createHTML(html) ?? html, 'text/html')
}

/** Allows strings that name our script files (for workers) and these scripts; rejects markup. */
export function allowOwnScripts(inlineScripts: readonly string[]): void {
  factory()?.createPolicy('default', {
    createScript: (text) => (inlineScripts.includes(text) ? text : null),
    createScriptURL: (url) => (isOwnScript(new URL(url, location.href)) ? url : null),
  })
}

const isOwnScript = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname.endsWith('.js')
