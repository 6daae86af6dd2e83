/** Longer side, CSS px, and quality of a sent photo: about 300 KB; a lock's brand is readable. */
const LONGEST_SIDE = 1600
const QUALITY = 0.75

/** Scales a photo and writes it as a JPEG; rejects if the browser cannot read it. */
export async function scalePhoto(photo: File): Promise<File> {
  const bitmap = await createImageBitmap(photo)
  const factor = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * factor))
  canvas.height = Math.max(1, Math.round(bitmap.height * factor))
  const context = canvas.getContext('2d')
  if (context) {
    // JPEG has no transparency: without a background it would be black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  )
  return blob === null ? photo : new File([blob], 'photo.jpg', { type: blob.type })
}
