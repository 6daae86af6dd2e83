import type { Random } from '#tests/resilience/random.ts'

/** Corrupts the bytes of a request as a bad connection or an attacker would. */
export function damaged(bytes: Buffer, random: Random): Buffer {
  let result = bytes
  for (let left = random.between(1, 5); left > 0; left--) {
    result = random.pick(DAMAGES)(result, random)
  }
  return result
}

const noise = (random: Random, most: number): Buffer =>
  Buffer.from(Array.from({ length: random.between(1, most) }, () => random.between(0, 256)))

const DAMAGES: readonly ((bytes: Buffer, random: Random) => Buffer)[] = [
  (bytes, random) => {
    const at = random.between(0, bytes.length + 1)
    return Buffer.concat([bytes.subarray(0, at), noise(random, 8), bytes.subarray(at)])
  },
  (bytes, random) => {
    const from = random.between(0, bytes.length)
    const to = random.between(from, Math.min(bytes.length, from + 40) + 1)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },
  (bytes, random) => bytes.subarray(0, random.between(0, bytes.length + 1)),
  (bytes, random) => {
    const copy = Buffer.from(bytes)
    if (copy.length > 0) copy[random.between(0, copy.length)] = random.between(0, 256)
    return copy
  },
  (bytes) => Buffer.concat([bytes, bytes]),
  (_bytes, random) => noise(random, 300),
]
