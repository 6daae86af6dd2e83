import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeFileAtomically } from '#server/db/write-file.ts'
import { toMessage } from './nodemailer-message.ts'
import type { MailTransport, OutgoingMail } from './transport.ts'

interface FileTransportOptions {
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
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const name = fileName(mail)
        const file = { path: join(folder, name), temporaryPath: join(folder, `.${name}.tmp`) }
        await writeFileAtomically(file, (handle) => handle.writeFile(message as Buffer))
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

function isSystemError(error: unknown): error is Error & { code: string; syscall: string } {
  return error instanceof Error && 'code' in error && 'syscall' in error
}
