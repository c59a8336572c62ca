// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { acceptOf, endingOf, limitsOf, lookAt } from './purpose.ts'

const MB = 1024 * 1024
const LIBRARY = ['video', 'audio', 'document', 'image'] as const

describe('a chosen file', () => {
  it.each([
    ['片子.MP4', 'video'],
    ['talk.mp3', 'audio'],
    ['rules.v2.pdf', 'document'],
    ['logo.png', 'image'],
  ])('%s is for %s', (name, purpose) => expect(lookAt({ name, size: MB }, LIBRARY)).toEqual({ purpose }))

  it.each([
    ['setup.exe', MB, 'media.upload_wrong_type'],
    ['mp4', MB, 'media.upload_wrong_type'],
    ['page.html', MB, 'media.upload_wrong_type'],
    ['drawing.svg', MB, 'media.upload_wrong_type'],
    ['a.mp4', 0, 'media.upload_empty'],
    ['a.mp4', 2048 * MB + 1, 'media.upload_too_large'],
    ['a.pdf', 100 * MB + 1, 'media.upload_too_large'],
  ])('%s with %i bytes is refused', (name, size, refusal) =>
    expect(lookAt({ name, size }, LIBRARY)).toEqual({ refusal }),
  )

  it('may be as large as its limit', () => {
    expect(lookAt({ name: 'a.pdf', size: 100 * MB }, LIBRARY)).toEqual({ purpose: 'document' })
  })

  it('is checked against the types that the place accepts', () => {
    expect(lookAt({ name: 'a.mp4', size: MB }, ['document'])).toEqual({ refusal: 'media.upload_wrong_type' })
  })
})

it('lists file name extensions as people write them', () => {
  expect(endingOf('a.TAR.Gz')).toBe('gz')
  expect(endingOf('.')).toBe('')
  expect(acceptOf(['caption'])).toBe('.vtt')
})

it('lists the maximum size of each kind', () => {
  expect(limitsOf(['video', 'audio'])).toEqual([
    { types: 'wmv, mp4, avi, mov, m4v, 3gp, mkv, webm', limit: '2 GB' },
    { types: 'mp3, m4a, aac, wav, ogg, flac, amr', limit: '500 MB' },
  ])
  expect(limitsOf(['cover', 'caption'])).toEqual([{ types: 'jpg, jpeg, gif, png, bmp, vtt', limit: '1 MB' }])
})
