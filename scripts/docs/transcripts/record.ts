import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { makePlace } from './place.ts'
import { killAll, makeStage } from './stage.ts'
import { STORIES, tellStory } from './stories.ts'

/** Lives through every story; the Markdown of each by the name of its file. */
export async function recordTranscripts(
  tellProgress: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const place = await makePlace()
  const stage = makeStage(place, await freePort())
  const onSignal = (): void => {
    killAll(stage)
    rmSync(place.folder, { recursive: true, force: true })
    process.exit(1)
  }
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    const transcripts = new Map<string, string>()
    for (const story of STORIES) {
      tellProgress(story.title)
      transcripts.set(story.file, await tellStory(stage, story))
    }
    return transcripts
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    await place.remove()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
