import sharp from 'sharp'
const [out = '', maxH = '1400', ...files] = process.argv.slice(2)
const limit = Number(maxH)
const images = []
let x = 0,
  h = 0
for (const f of files) {
  const meta = await sharp(f).metadata()
  const height = Math.min(meta.height ?? 0, limit)
  const buffer = await sharp(f)
    .extract({ left: 0, top: 0, width: meta.width ?? 1, height })
    .toBuffer()
  images.push({ input: buffer, left: x, top: 0 })
  x += (meta.width ?? 0) + 10
  h = Math.max(h, height)
}
await sharp({ create: { width: x, height: h, channels: 3, background: '#888' } })
  .composite(images)
  .png()
  .toFile(out)
