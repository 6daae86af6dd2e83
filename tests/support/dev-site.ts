import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const PROJECT = join(import.meta.dirname, '..', '..')

/**
 * Vite with the project's own configuration, without what makes a page reload
 * by itself: somebody may be editing while the tests look. The dependencies are
 * named, because one that is found late reloads the page too.
 */
const ENTRY = `
  const { createServer } = await import('vite')
  const { createReadStream } = await import('node:fs')
  // Drawn by the build; \`npm run dev\` has them from the real server (scripts/dev.ts).
  const drawnByTheBuild = {
    name: 'drawn-by-the-build',
    configureServer: ({ middlewares }) => void middlewares.use((request, response, next) => {
      if (!['/logo.svg', '/favicon.svg'].includes(request.url)) return next()
      response.setHeader('Content-Type', 'image/svg+xml')
      createReadStream('build/client' + request.url).pipe(response)
    }),
  }
  const server = await createServer({
    cacheDir: 'node_modules/.cache/vite-screens',
    clearScreen: false,
    plugins: [drawnByTheBuild],
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: {
      include: [
        'react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client',
      ],
    },
  })
  await server.listen()
  process.stdout.write(JSON.stringify(server.httpServer.address().port) + '\\n')
  process.on('SIGTERM', () => server.close().then(() => process.exit(0)))
`

export interface DevSite {
  /** Such as http://127.0.0.1:41234, without a slash at its end. */
  readonly url: string
  stop(): Promise<void>
}

/**
 * The site as `npm run dev` shows it, /_ui included, in a process of its own.
 * @throws when the server ends before it listens; its reasons are on stderr
 */
export async function startDevSite(): Promise<DevSite> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', ENTRY], {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'], NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for await (const line of createInterface(child.stdout)) {
    if (!/^\d+$/.test(line)) continue
    return {
      url: `http://127.0.0.1:${line}`,
      async stop() {
        child.kill('SIGTERM')
        await exited
      },
    }
  }
  throw new Error('The development server ended before it listened.')
}
