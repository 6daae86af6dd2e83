import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { business, type Photo } from '#domain/business/business.ts'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { printPhoto } from './print-photo.ts'

const BUSINESS_FILE = businessFileInForce(process.env)

/** Folders of the paths in the business's facts: uploaded photos are beside the facts. */
const FOLDERS = [path.dirname(BUSINESS_FILE), process.cwd()]

/** Hashed, immutable files of the loaded photographs, by address; they load when near. */
export const photoFiles = new Map<string, Uint8Array>()

type Convert = (ending: string, type: string, bytes: Uint8Array) => string

/** Returns a photograph of the business for its pages (site/drawings.d.ts). */
export const loadPhoto = (subject: string) =>
  load(subject, (ending, _type, bytes) => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8)
    const address = `/assets/photo-${subject}-${hash}.${ending}`
    photoFiles.set(address, bytes)
    return address
  })

/** The same with the pictures in their addresses, for `npm run dev`. */
export const loadInlinePhoto = (subject: string) =>
  load(
    subject,
    (_ending, type, bytes) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
  )

async function load(subject: string, addressOf: Convert) {
  const photo = new Map(Object.entries(business.photos)).get(subject)
  if (photo === undefined) throw new Error(`the business has no photograph '${subject}'`)
  if (photo === null) return null
  const { width, height, files } = await convert(photo, subject)
  const addresses = files.map(({ ending, type, bytes }) => ({
    type,
    src: addressOf(ending, type, bytes),
  }))
  return { alt: photo.alt, width, height, files: addresses }
}

/**
 * Converts one photo of the owner for print.
 * @throws with a sentence that the owner can act on
 */
async function convert({ file }: Photo, subject: string) {
  const entry = `business.json: photos.${subject}.file: ${file}`
  const source = FOLDERS.map((folder) => path.resolve(folder, file)).find((each) =>
    existsSync(each),
  )
  if (source === undefined) throw new Error(`${entry} is not there.`)
  try {
    return await printPhoto(await readFile(source))
  } catch (error) {
    throw new Error(`${entry} is no JPEG that can be read.`, { cause: error })
  }
}
