import { buildIfStale } from '../../scripts/build/build.ts'

/** Builds before the tests that start servers. */
export default buildIfStale
