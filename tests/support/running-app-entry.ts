import { runServer } from '#server/main.ts'

/** The server's own entry, with the built site's folder as its argument: `node running-app-entry.ts BUILD`. */
await runServer(process.argv[2] ?? 'build')
