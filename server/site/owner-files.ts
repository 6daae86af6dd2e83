import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads the owner's files, without hidden ones. */
export function readOwnerFiles(folder: string): readonly (readonly [string, Buffer])[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    const name = file.slice(folder.length).split(path.sep).join('/')
    return entry.isFile() && !/\/\.(?!well-known\/)/.test(name)
      ? [[name, readFileSync(file)] as const]
      : []
  })
}
