/**
 * Trusted Types (W3C): under `require-trusted-types-for 'script'` a string
 * becomes markup or a script only through a policy. Browsers without them, and
 * pages whose content security policy does not require them, take any string.
 */
interface Rules {
  readonly createHTML?: (text: string) => string
  /** `null` refuses. */
  readonly createScript?: (text: string) => string | null
  readonly createScriptURL?: (url: string) => string | null
}

/** What TypeScript's DOM library does not have yet. It takes strings where browsers take trusted values. */
interface Factory {
  createPolicy(name: string, rules: Rules): { createHTML(text: string): string }
}

const factory = (): Factory | undefined =>
  (globalThis as { readonly trustedTypes?: Factory }).trustedTypes

/**
 * Creates a policy for the markup that one module writes. Call it once a
 * document, with a name that the server's content security policy lists.
 */
export function createMarkupPolicy(name: string): (text: string) => string {
  const policy = factory()?.createPolicy(name, { createHTML: (text) => text })
  return (text) => policy?.createHTML(text) ?? text
}

/**
 * Lets strings through that name a script file of this site (workers take
 * them), and these inline scripts; no markup.
 */
export function allowOwnScripts(inlineScripts: readonly string[]): void {
  factory()?.createPolicy('default', {
    createScript: (text) => (inlineScripts.includes(text) ? text : null),
    createScriptURL: (url) => (isOwnScript(new URL(url, location.href)) ? url : null),
  })
}

const isOwnScript = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && pathname.endsWith('.js')
