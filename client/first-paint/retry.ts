/** Milliseconds before each further attempt at a script that did not arrive. */
const RETRY_DELAYS_MS: readonly number[] = [1_000, 4_000, 15_000]

/**
 * Imports a module, several times if need be: one lost answer must not leave
 * the page without its script. Browsers used to keep the failure; those that
 * follow https://github.com/whatwg/html/pull/10327 fetch again.
 */
export async function retry<Module>(
  load: () => Promise<Module>,
  [pause, ...later]: readonly number[] = RETRY_DELAYS_MS,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    // It did not arrive, or something that it imports did not.
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return retry(load, later)
  }
}
