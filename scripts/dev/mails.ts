import type { ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { SampleMail } from './sample-mails.ts'

const SAMPLES = '/scripts/dev/sample-mails.ts'
const FOLDER = '/dev/mails'

interface DevelopmentPage {
  readonly type: 'text/html' | 'text/plain'
  readonly body: string
}

/**
 * Shows every mail with sample data from the current sources, for `npm run dev`: `/dev/mails` lists
 * them, `/dev/mails/NAME` is the HTML part, `/dev/mails/NAME.txt` the text part.
 */
export function serveMails(vite: ViteDevServer): void {
  vite.middlewares.use(FOLDER, (request, response, next) => {
    void sendPage(vite, request.url ?? '/', response, next)
  })
}

async function sendPage(
  server: ViteDevServer,
  path: string,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const page = await pageAt(server, path)
    if (page === null) {
      next()
      return
    }
    response.setHeader('content-type', `${page.type}; charset=utf-8`)
    response.end(page.body)
  } catch (error) {
    next(error)
  }
}

/**
 * Returns a page of the folder; `null` for an unknown mail.
 * @param path within the folder
 */
async function pageAt(server: ViteDevServer, path: string): Promise<DevelopmentPage | null> {
  const { sampleMails } = (await server.ssrLoadModule(
    SAMPLES,
  )) as typeof import('./sample-mails.ts')
  const samples = await sampleMails()
  // Adds Vite's client, which loads the page again after a change.
  const html = async (body: string): Promise<DevelopmentPage> => ({
    type: 'text/html',
    body: await server.transformIndexHtml(FOLDER + path, body),
  })
  if (path === '/') return await html(listOf(samples))
  const sample = samples.find(({ name }) => path === `/${name}` || path === `/${name}.txt`)
  if (sample === undefined) return null
  const { subject, text, html: htmlPart } = sample.mail
  return path.endsWith('.txt')
    ? { type: 'text/plain', body: `Subject: ${subject}\n\n${text}` }
    : await html(htmlPart)
}

/** Names are ours and need no escaping. */
const listOf = (samples: readonly SampleMail[]): string =>
  `<!doctype html><html lang="en"><head><title>Mails</title></head><body><h1>Mails</h1><ul>${samples
    .map(
      ({ name }) =>
        `<li><a href="${FOLDER}/${name}">${name}</a>, <a href="${FOLDER}/${name}.txt">text</a></li>`,
    )
    .join('')}</ul></body></html>`
