import { Transformer } from '@napi-rs/image'

interface Shot {
  readonly width: number
  readonly height: number
  /** 1 upright, 6 rotated by 90° clockwise (EXIF 2.3, 4.6.4 A). */
  readonly orientation?: number
}

/**
 * Creates a JPEG as a camera would: a gradient from black on the left to white on the right, with
 * noise and an EXIF orientation.
 */
export async function cameraJpeg({ width, height, orientation = 1 }: Shot): Promise<Uint8Array> {
  const pixels = new Uint8Array(width * height * 4)
  for (let index = 0; index < width * height; index++) {
    const grain = (index * 7919) % 13
    const gray = Math.min(255, Math.round(((index % width) / (width - 1)) * 255) + grain - 6)
    pixels.set([gray, gray, gray, 255], index * 4)
  }
  const jpeg = await Transformer.fromRgbaPixels(pixels, width, height).jpeg(90)
  return Buffer.concat([jpeg.subarray(0, 2), exif(orientation), jpeg.subarray(2)])
}

/** Creates a segment APP1 with only the orientation, big-endian. */
function exif(orientation: number): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 34]),
    Buffer.from('Exif\0\0', 'latin1'),
    Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8]),
    Buffer.from([0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]),
    Buffer.from([0, 0, 0, 0]),
  ])
}
