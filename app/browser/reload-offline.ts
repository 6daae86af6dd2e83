import { reloadWhenReachable } from '#app/browser/offline/reload-when-reachable.ts'

// The only script of the page that is shown offline instead of uncached pages.
reloadWhenReachable()
