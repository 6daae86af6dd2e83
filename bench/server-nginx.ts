import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The reference: one worker of nginx that serves the same compressed files. */
export interface Nginx {
  readonly url: string
  /** Best coding that this nginx serves from files. */
  readonly encoding: 'br' | 'gzip'
  readonly version: string
  stop(): Promise<void>
}

/** Where Debian's packages put their modules. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const START_LIMIT_MS = 10_000

/** Null when nginx is not installed. */
export async function startNginx(folder: string, client: string): Promise<Nginx | null> {
  const asked = spawnSync('nginx', ['-v'])
  if (asked.error) return null
  const hasBrotli = await access(BROTLI).then(
    () => true,
    () => false,
  )
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await mkdir(join(folder, 'temporary'), { recursive: true })
  await writeFile(file, configuration({ folder, client, port, hasBrotli }))
  const child = spawn('nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  const limit = performance.now() + START_LIMIT_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > limit) {
      await stop()
      throw new Error(`nginx did not start, see ${join(folder, 'nginx-error.log')}`)
    }
    await pause(50)
  }
  const version = /nginx\/\S+/.exec(String(asked.stderr))?.[0] ?? 'nginx'
  return { url, encoding: hasBrotli ? 'br' : 'gzip', version, stop }
}

/** As much like ours as it can be: files by their compressed siblings, ETag, a line of log for each answer. */
function configuration(options: {
  readonly folder: string
  readonly client: string
  readonly port: number
  readonly hasBrotli: boolean
}): string {
  const { folder, client, port, hasBrotli } = options
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary/${kind};`)
    .join('\n  ')
  return `
${hasBrotli ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/nginx-access.log;
  ${temporary}
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=2000 inactive=60s;
  gzip_static on;
  ${hasBrotli ? 'brotli_static on;' : ''}
  server {
    listen 127.0.0.1:${port};
    root ${client};
    add_header Cache-Control no-cache;
    add_header X-Content-Type-Options nosniff;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch (error) {
    // Not listening yet.
    if (error instanceof TypeError) return false
    throw error
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
