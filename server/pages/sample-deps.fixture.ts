/** What pages in tests get: no scripts are built for them. */
export const SAMPLE_DEPS = { scripts: { board: null, statusPage: null }, stamp: 'test' } as const
