import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { toMessage } from './nodemailer-message.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

export interface FileTransportOptions {
  /** Made when missing; usually `DATA_DIR/outbox`. */
  readonly folder: string
}

/**
 * Writes each mail as one `.eml` file, complete or not at all, also through a
 * power cut. The name comes from the Message-ID, so a second try replaces the
 * first.
 */
export function createFileTransport({ folder }: FileTransportOptions): MailTransport {
  const compiler = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await compiler.sendMail(toMessage(mail))
      try {
        await writeDurably(folder, fileName(mail), message as Buffer)
        return { ok: true }
      } catch (error) {
        // A full disk, a missing right: whatever the file system refuses today it may allow later.
        if (!isSystemError(error)) throw error
        return { ok: false, permanent: false, error: `${error.code} at ${error.syscall}` }
      }
    },
  }
}

/** The Message-ID without its brackets, in letters that every file system takes. */
function fileName({ messageId }: OutgoingMail): string {
  const name = messageId.replace(/^<|>$/g, '').replace(/[^A-Za-z0-9@._-]/g, '_')
  return `${name.replace(/^\.+/, '').slice(0, 200)}.eml`
}

/** Written beside, flushed, renamed, and the name itself flushed: readers never see half a file. */
async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = join(folder, `.${name}.tmp`)
  const file = await open(temporary, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, join(folder, name))
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

function isSystemError(error: unknown): error is Error & { code: string; syscall: string } {
  return error instanceof Error && 'code' in error && 'syscall' in error
}
