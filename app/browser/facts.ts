import { type Business, putInForce } from '#domain/business/business.ts'

/** What the server sends at the address of the facts (app/files/script-facts.ts). */
interface FactsFile {
  readonly version: string
  readonly facts: Business
}

let loading: Promise<void> | undefined

/**
 * Loads the facts that scripts read, and puts them in force; once for a page. Nothing that reads a
 * fact may run before.
 * @returns rejects if they cannot be loaded, and then loads them again at the next call
 */
export function loadFacts(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function load(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name=facts]')?.content
  if (!address) throw new Error('the page names no facts')
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the facts came with ${response.status}`)
  const { version, facts } = (await response.json()) as FactsFile
  putInForce(facts, version)
}
