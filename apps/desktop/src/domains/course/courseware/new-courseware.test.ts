import type { FileId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { coursewareOfFile, titleOfFile } from './new-courseware.ts'

const id = '7' as FileId

describe('a piece of courseware made of a file', () => {
  it.each([
    ['video', 1],
    ['document', 2],
    ['audio', 3],
  ] as const)('a %s becomes type %s, named after its file and finished by the usual share', (fileType, type) => {
    expect(coursewareOfFile({ id, fileName: 'Hand brew.v2.mp4', fileType })).toMatchObject({
      title: 'Hand brew.v2',
      courseWareType: type,
      fileId: id,
      threshold: 95,
      minSeconds: 0,
    })
  })

  it('is none for a picture, of which there have to be several', () => {
    expect(coursewareOfFile({ id, fileName: 'a.png', fileType: 'image' })).toBeUndefined()
  })

  it('is never without a name, nor with one that is too long', () => {
    expect(titleOfFile('.mp4')).toBe('.mp4')
    expect(titleOfFile(`${'a'.repeat(200)}.mp4`)).toBe('a'.repeat(100))
  })
})
