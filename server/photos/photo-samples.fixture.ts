/** Photos and hostile files for tests. */

import { crc32, deflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'

const pixels = (width: number, height: number): Transformer =>
  Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 0x7f), width, height)

export const sampleJpeg = (width = 64, height = 48): Buffer => pixels(width, height).jpegSync()
export const samplePng = (): Buffer => pixels(64, 48).pngSync()

/** Marks metadata that must not survive. */
export const SECRET_PLACE = '40.79512N'

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/**
 * Adds Exif with an orientation (6: turn right by 90°), a GPS latitude (Exif 2.32, 4.6.6), and a
 * comment.
 */
export function withGps(jpeg: Buffer, orientation = 6): Buffer {
  const entry = (tag: number, type: number, count: number, value: number): Buffer => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16BE(tag, 0)
    bytes.writeUInt16BE(type, 2)
    bytes.writeUInt32BE(count, 4)
    bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const directory = (...entries: readonly Buffer[]): Buffer =>
    Buffer.concat([Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)])
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
    directory(entry(0x0112, 3, 1, orientation << 16), entry(0x8825, 4, 1, 38)),
    directory(entry(1, 2, 2, 0x4e00_0000)),
  ])
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])),
    segment(0xfe, Buffer.from(SECRET_PLACE)),
    jpeg.subarray(2),
  ])
}

/** Changes the size that a JPEG names in its frame header. */
export function claimingSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.findIndex((byte, at) => byte === 0xff && changed[at + 1] === 0xc0)
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** A PNG of a few bytes that names many pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  return pngOf([
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(1024 * 1024))],
  ])
}

/** A PNG of one kind: color type and bits per channel, with samples of one pixel (11.2.1). */
export function pngOfKind(options: {
  readonly colorType: number
  readonly bits: number
  readonly pixel: readonly number[]
  readonly isInterlaced?: boolean
  readonly more?: readonly (readonly [string, Buffer])[]
}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(1, 0)
  header.writeUInt32BE(1, 4)
  header.set([options.bits, options.colorType, 0, 0, options.isInterlaced === true ? 1 : 0], 8)
  return pngOf([
    ['IHDR', header],
    ...(options.more ?? []),
    ['IDAT', deflateSync(Buffer.from([0, ...options.pixel]))],
  ])
}

/** A PNG with a chunk of some KB that decompresses to 64 MB. */
export function pngWithBomb(type: 'iCCP' | 'zTXt' | 'iTXt'): Buffer {
  const content = deflateSync(Buffer.alloc(64 * 1024 * 1024))
  const head = type === 'iTXt' ? 'key\0\x01\0\0\0' : 'key\0\0'
  const bomb = Buffer.concat([Buffer.from(head, 'latin1'), content])
  return pngOfKind({ colorType: 2, bits: 8, pixel: [255, 0, 0], more: [[type, bomb]] })
}

/** Puts fill bytes before every marker segment of a JPEG (ITU-T T.81, B.1.1.2). */
export function withFillBytes(jpeg: Buffer): Buffer {
  const parts = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    parts.push(Buffer.from([0xff, 0xff, 0xff]), jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...parts, Buffer.from([0xff]), jpeg.subarray(at)])
}

export const sampleWebp = (): Buffer => pixels(64, 48).webpSync()
export const losslessWebp = (): Buffer => pixels(64, 48).webpLosslessSync()

/** A WebP whose canvas has another size than its picture. */
export function webpOfCanvas(side: number): Buffer {
  const picture = sampleWebp().subarray(12)
  const canvas = Buffer.alloc(18)
  canvas.write('VP8X')
  canvas.writeUInt32LE(10, 4)
  canvas.writeUIntLE(side - 1, 12, 3)
  canvas.writeUIntLE(side - 1, 15, 3)
  const head = Buffer.from('RIFF\0\0\0\0WEBP')
  head.writeUInt32LE(4 + canvas.length + picture.length, 4)
  return Buffer.concat([head, canvas, picture])
}

/** Eight red pixels by eight in CMYK. */
export const cmykJpeg = (): Buffer => Buffer.from(CMYK, 'base64')
const CMYK =
  '/9j/7gAOQWRvYmUAZAAAAAAC/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/9sAQwEODg4TERMmFRUmTzUtNU9PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09P/8AAFAgACAAIBAERAAIRAQMRAQQRAP/EABUAAQEAAAAAAAAAAAAAAAAAAAUH/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAUH/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAA4EAQACEQMRBAAAPwB8ymynP//Z'

/** The animation control chunk comes before the first image (PNG, third edition, 11.3.6.1). */
export function animatedPng(): Buffer {
  const png = samplePng()
  const headerEnd = 33
  const control = pngOf([['acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]]).subarray(8, -12)
  return Buffer.concat([png.subarray(0, headerEnd), control, png.subarray(headerEnd)])
}

function pngOf(chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const parts = [...chunks, ['IEND', Buffer.alloc(0)] as const].map(([type, data]) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const checksum = Buffer.alloc(4)
    checksum.writeUInt32BE(crc32(content))
    return Buffer.concat([length, content, checksum])
  })
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...parts])
}

/** Repeats the scan of a JPEG, as progressive ones may. */
export function withScans(jpeg: Buffer, count: number): Buffer {
  const scan = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xda)
  const once = jpeg.subarray(scan, -2)
  const scans = Array.from({ length: count }, () => once)
  return Buffer.concat([jpeg.subarray(0, scan), ...scans, jpeg.subarray(-2)])
}

export const HTML = '<!doctype html><script>alert(document.domain)</script>'
export const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`

/** Encodes a form as a browser does, with one field for each photo; `null` for an empty one. */
export async function photoForm(
  ...photos: readonly (Uint8Array | null)[]
): Promise<{ readonly headers: Record<string, string>; readonly payload: Buffer }> {
  const form = new FormData()
  for (const photo of photos) {
    const content = photo === null ? [] : [new Uint8Array(photo)]
    form.append('photo', new Blob(content), photo === null ? '' : 'IMG_0001.jpg')
  }
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}
