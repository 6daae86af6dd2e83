import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { toMessage } from './nodemailer-message.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

export interface FileTransportOptions {
  /** Created if missing; usually `DATA_DIR/outbox`. */
  readonly folder: string
}

/**
 * Writes each mail as one `.eml` file, atomically and durably. The file name follows from the
 * Message-ID, so a second attempt replaces the first.
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
        // A full disk or a missing permission may be temporary.
        if (!isSystemError(error)) throw error
        return { ok: false, permanent: false, error: `${error.code} at ${error.syscall}` }
      }
    },
  }
}

/** Converts the Message-ID to a file name that every file system accepts. */
function fileName({ messageId }: OutgoingMail): string {
  const name = messageId.replace(/^<|>$/g, '').replace(/[^A-Za-z0-9@._-]/g, '_')
  return `${name.replace(/^\.+/, '').slice(0, 200)}.eml`
}

/**
 * Writes a temporary file, flushes it, renames it and flushes the folder, so that readers never see
 * an incomplete file.
 */
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
