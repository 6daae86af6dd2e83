import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/transcripts')

/** Puts these transcripts, Markdown by name of file, in the place of those that are there. */
export async function writeTranscripts(
  transcripts: ReadonlyMap<string, string>,
  folder = FOLDER,
): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await writeAll(folder, transcripts)
}

/** What differs from those that are there, in the form of a patch (- written, + now); empty for nothing. */
export async function differenceTo(
  transcripts: ReadonlyMap<string, string>,
  folder = FOLDER,
): Promise<string> {
  const now = await mkdtemp(path.join(tmpdir(), 'palisade-transcripts-'))
  try {
    await writeAll(now, transcripts)
    const command = ['diff', '--no-index', '--no-prefix', '--no-color', folder, now]
    const { stdout, status, error } = spawnSync('git', command, { encoding: 'utf8' })
    // 0 is no difference and 1 is one; anything else is no answer.
    if (status !== 0 && status !== 1) throw new Error('git could not compare.', { cause: error })
    // Without a prefix git takes the first slash away as well.
    return stdout.replaceAll(folder.slice(1), 'docs/transcripts').replaceAll(now.slice(1), 'now')
  } finally {
    await rm(now, { recursive: true, force: true })
  }
}

async function writeAll(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, text] of files) await writeFile(path.join(folder, name), text)
}
