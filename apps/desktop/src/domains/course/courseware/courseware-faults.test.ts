import type { FileId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { coursewareFaults } from './courseware-faults.ts'
import { coursewareOfFile, newLink, newPictures } from './new-courseware.ts'

const id = '7' as FileId
const video = coursewareOfFile({ id, fileName: 'a.mp4', fileType: 'video' }) ?? newLink()

describe('faults that prevent storing courseware', () => {
  it('do not exist for courseware made from a file', () => {
    expect(coursewareFaults(video)).toEqual([])
  })

  it('name missing fields', () => {
    expect(coursewareFaults({ ...video, title: '  ', fileId: null })).toEqual(['title', 'file'])
    expect(coursewareFaults(newPictures())).toEqual(['title', 'pictures'])
    expect(coursewareFaults({ ...newPictures(), title: 'a', pictureFileIds: [id] })).toEqual([])
  })

  it('name an invalid link and an invalid time', () => {
    expect(coursewareFaults(newLink())).toEqual(['title', 'link'])
    const link = { ...newLink(), title: 'a' }
    expect(coursewareFaults({ ...link, link: 'javascript:alert(1)' })).toEqual(['link'])
    expect(coursewareFaults({ ...link, link: 'https://a.example/b', minSeconds: 60 })).toEqual(['link_time'])
    expect(coursewareFaults({ ...link, link: 'https://a.example/b' })).toEqual([])
  })
})
