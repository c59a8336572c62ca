import { describe, expect, it } from 'vitest'
import { roomFor } from './upload.ts'

describe('the maximum number of files', () => {
  it('of a post is ten pictures, one video and ten documents, each counted separately', () => {
    expect(roomFor('post', 'image', [])).toBe(10)
    expect(roomFor('post', 'image', ['image', 'video', 'document'])).toBe(9)
    expect(roomFor('post', 'video', ['video', 'image'])).toBe(0)
    expect(roomFor('post', 'document', [])).toBe(10)
    expect(roomFor('post', 'audio', [])).toBe(0)
  })

  it('of homework is ten and of feedback three, of any kind', () => {
    expect(roomFor('homework', 'video', ['image', 'document'])).toBe(8)
    expect(roomFor('feedback', 'image', ['image', 'video', 'document'])).toBe(0)
  })

  it('of a survey is five pictures and nothing else, and a hundred everywhere else', () => {
    expect(roomFor('survey', 'image', [])).toBe(5)
    expect(roomFor('survey', 'document', [])).toBe(0)
    expect(roomFor('general', 'audio', [])).toBe(100)
  })
})
