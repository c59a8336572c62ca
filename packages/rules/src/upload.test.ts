import { describe, expect, it } from 'vitest'
import { roomFor } from './upload.ts'

describe('a place takes so many files', () => {
  it('a post ten pictures, one video and ten documents, each counted by itself', () => {
    expect(roomFor('post', 'image', [])).toBe(10)
    expect(roomFor('post', 'image', ['image', 'video', 'document'])).toBe(9)
    expect(roomFor('post', 'video', ['video', 'image'])).toBe(0)
    expect(roomFor('post', 'document', [])).toBe(10)
    expect(roomFor('post', 'audio', [])).toBe(0)
  })

  it('homework ten, feedback three, whatever they are', () => {
    expect(roomFor('homework', 'video', ['image', 'document'])).toBe(8)
    expect(roomFor('feedback', 'image', ['image', 'video', 'document'])).toBe(0)
  })

  it('a survey five pictures and nothing else, everything else a hundred', () => {
    expect(roomFor('survey', 'image', [])).toBe(5)
    expect(roomFor('survey', 'document', [])).toBe(0)
    expect(roomFor('general', 'audio', [])).toBe(100)
  })
})
