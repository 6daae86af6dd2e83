import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'

const CONVERTER = join(import.meta.dirname, 'converter-process.ts')

/** Why a file is refused. */
export type PhotoProblem = 'unreadable' | 'heic' | 'tooLarge'

/** Exit statuses of the process for a photo that it refuses. */
export const REFUSED_STATUS: Readonly<Record<PhotoProblem, number>> = {
  unreadable: 3,
  tooLarge: 4,
  heic: 5,
}
const PROBLEMS = Object.keys(REFUSED_STATUS) as readonly PhotoProblem[]
/** Photos that wait or are converted; with an ordinary photo a second each. */
const MAX_PENDING = 6

type ConvertedPhoto =
  | { readonly outcome: 'converted'; readonly jpeg: Buffer }
  | { readonly outcome: 'refused'; readonly problem: PhotoProblem }
  /** 'failed': the process was killed or crashed, so another attempt may succeed. */
  | { readonly outcome: 'busy' | 'failed' }

type ConvertPhoto = (photo: Buffer) => Promise<ConvertedPhoto>

/**
 * Creates the function that decodes a photo and encodes it anew as a JPEG, scaled and without
 * metadata. One photo at a time; 'busy' while too many wait. Each conversion has a process of its
 * own, without environment variables: one that takes too long, writes too much or
 * crashes ends alone, and its memory is returned.
 * @param onFailure called when a process failed
 */
export function createPhotoConverter(onFailure: (error: Error) => void): ConvertPhoto {
  let pending = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (photo) => {
    if (pending >= MAX_PENDING) return { outcome: 'busy' }
    pending++
    const mine = last
      .then(() => convert(photo))
      .catch((error: Error): ConvertedPhoto => {
        onFailure(error)
        return { outcome: 'failed' }
      })
    last = mine
    const result = await mine
    pending--
    return result
  }
}

/** Rejects when the process is killed or crashes, or cannot be started because memory is short. */
async function convert(photo: Buffer): Promise<ConvertedPhoto> {
  const { promise, resolve, reject } = Promise.withResolvers<ConvertedPhoto>()
  const options = {
    encoding: 'buffer',
    env: {},
    timeout: PHOTO_LIMITS.conversionMs,
    killSignal: 'SIGKILL',
    maxBuffer: PHOTO_LIMITS.storedBytes,
  } as const
  const child = execFile(process.execPath, [CONVERTER], options, (error, jpeg) => {
    const problem = PROBLEMS.find((one) => REFUSED_STATUS[one] === error?.code)
    if (error === null) resolve({ outcome: 'converted', jpeg })
    else if (problem === undefined) reject(error)
    else resolve({ outcome: 'refused', problem })
  })
  // The process may end before it has read everything; its exit status says why.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(photo)
  return await promise
}
