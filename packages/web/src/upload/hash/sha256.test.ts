import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createSha256 } from './sha256.ts'

const ofPieces = (...pieces: Uint8Array[]) => {
  const hash = createSha256()
  for (const piece of pieces) hash.add(piece)
  return hash.end()
}
const expected = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('SHA-256', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000, 100_003])('of %i bytes', (size) => {
    const bytes = randomBytes(size)
    expect(ofPieces(bytes)).toBe(expected(bytes))
  })

  it('is the same however the bytes are split', () => {
    const bytes = randomBytes(10_000)
    for (const cut of [1, 63, 64, 65, 127, 5000, 9999])
      expect(ofPieces(bytes.subarray(0, cut), bytes.subarray(cut))).toBe(expected(bytes))
    expect(ofPieces(...Array.from(bytes, (_byte, at) => bytes.subarray(at, at + 1)))).toBe(expected(bytes))
  })
})
