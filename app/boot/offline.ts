import { reloadWhenReachable } from '#app/shell/reload-when-reachable.ts'

// The one script of the page that stands in for those without a copy.
reloadWhenReachable()
