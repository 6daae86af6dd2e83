import { reloadWhenReachable } from '#client/offline/reload-when-reachable.ts'

// The one script of the page that stands in for those without a copy.
reloadWhenReachable()
