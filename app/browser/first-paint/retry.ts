/** Milliseconds before each further attempt to load a script. */
const RETRY_DELAYS_MS: readonly number[] = [1_000, 4_000, 15_000]

/**
 * Imports a module and retries on failure, so that one lost response does not leave the page
 * without its script. Browsers used to cache the failure; those that follow
 * https://github.com/whatwg/html/pull/10327 fetch again.
 */
export async function retry<Module>(
  load: () => Promise<Module>,
  [pause, ...later]: readonly number[] = RETRY_DELAYS_MS,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    // The module or one of its imports failed to load.
    if (pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return retry(load, later)
  }
}
