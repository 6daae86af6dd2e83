import { expect, test } from 'vitest'
import { parseMultipartForm } from './multipart-form.ts'

const BOUNDARY = 'x'
const body = (parts: number): Buffer => {
  const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n`
  return Buffer.from(`${part.repeat(parts)}--${BOUNDARY}--\r\n`)
}

test.each([
  `multipart/form-data; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${BOUNDARY}"`,
])('reads a form of %s, and refuses one with half a million parts at once', async (type) => {
  expect((await parseMultipartForm(type, body(20))).fields.getAll('a')).toHaveLength(20)
  const huge = body(500_000)
  const begun = performance.now()
  await expect(parseMultipartForm(type, huge)).rejects.toMatchObject({ refusal: { status: 400 } })
  expect(performance.now() - begun).toBeLessThan(100)
})
