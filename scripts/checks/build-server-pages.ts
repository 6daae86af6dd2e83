import { buildServerPagesIfStale } from '../site/server-pages.ts'

/** Builds the server's pages once before the tests that start servers. */
export default buildServerPagesIfStale
