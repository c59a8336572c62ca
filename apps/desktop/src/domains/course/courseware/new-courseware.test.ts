import type { FileId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { coursewareOfFile, titleOfFile } from './new-courseware.ts'

const id = '7' as FileId

describe('courseware made from a file', () => {
  it.each([
    ['video', 1],
    ['document', 2],
    ['audio', 3],
  ] as const)('made from a %s has type %s, the title of its file and the default completion rule', (fileType, type) => {
    expect(coursewareOfFile({ id, fileName: 'Hand brew.v2.mp4', fileType })).toMatchObject({
      title: 'Hand brew.v2',
      courseWareType: type,
      fileId: id,
      threshold: 95,
      minSeconds: 0,
    })
  })

  it('is not made from a single picture, because it needs several', () => {
    expect(coursewareOfFile({ id, fileName: 'a.png', fileType: 'image' })).toBeUndefined()
  })

  it('always has a title, which is never too long', () => {
    expect(titleOfFile('.mp4')).toBe('.mp4')
    expect(titleOfFile(`${'a'.repeat(200)}.mp4`)).toBe('a'.repeat(100))
  })
})
