import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** In the copy that belongs to another firm: its first screens, brought back under a name of their own. */
const TAKE =
  'node scripts/pictures.ts screens && cp docs/pictures/home.jpg "$TARGET/another-firm.jpg"'

/**
 * Takes the home page as another firm has it (tests/other-business).
 * @param folder where the picture goes
 */
export async function pictureAnotherFirm(folder: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'checks/other-business.ts')
  const child = spawn(process.execPath, [script, 'sh', '-c', TAKE], {
    stdio: 'inherit',
    env: { ...process.env, TARGET: folder },
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error('The pictures of another firm could not be taken.')
}
