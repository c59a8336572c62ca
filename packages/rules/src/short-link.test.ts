import { describe, expect, it } from 'vitest'
import { leadsToShortLink, SHORT_LINK_STATUSES, type ShortLink, shortLinkTarget } from './short-link.ts'

const ORIGIN = 'https://sands.example'
const target = (over: Partial<ShortLink>) =>
  shortLinkTarget({ appJumpStatus: 0, moduleId: '7', appJumpUrl: null, contentType: null, ...over }, ORIGIN)
const screen = (path: string) => ({ kind: 'screen', path })

describe('short links', () => {
  it('support the statuses of the specification', () => {
    expect([...SHORT_LINK_STATUSES].sort((a, b) => a - b)).toEqual([1, 2, 5, 6, 7, 9, 12, 15, 19, 20, 21, 22, 29, 100])
  })

  it.each([
    [1, '/courseDetail?id=7&courseType=course'],
    [2, '/courseDetail?id=7&courseType=courseWare'],
    [5, '/trainingDetail?id=7'],
    [6, '/examInfo?examId=7'],
    [7, '/surveyInfo?investigationId=7'],
    [9, '/communityDetail?id=7'],
    [12, '/myTraining'],
    [15, '/community'],
    [20, '/Check'],
    [21, '/shopDetail?id=7'],
    [22, '/shopIndex'],
    [29, '/merchantDetail?merchantDetailId=7'],
    [100, '/trainingDetail?id=7'],
  ])('lead status %i to %s', (appJumpStatus, path) => {
    expect(target({ appJumpStatus })).toEqual(screen(path))
  })

  it('open community content by its type', () => {
    for (const contentType of [1, 2, null])
      expect(target({ appJumpStatus: 19, contentType })).toEqual(screen('/comDetailLevel?id=7'))
    for (const contentType of [3, 4])
      expect(target({ appJumpStatus: 19, contentType })).toEqual(screen('/rollVideo?id=7&sortType=0'))
  })

  it('with an unknown status follow their link, if it is safe', () => {
    expect(target({ appJumpStatus: 77, appJumpUrl: '/guide/zh-cn.html' })).toEqual({
      kind: 'page',
      url: '/guide/zh-cn.html',
    })
    expect(target({ appJumpStatus: 77, appJumpUrl: 'javascript:alert(1)' })).toEqual({ kind: 'refused' })
    expect(target({ appJumpStatus: 77 })).toEqual({ kind: 'unknown' })
  })

  it.each(['/s/self', '/s/other?from=1', `${ORIGIN}/s/self`, '/%73/self', '/s%2Fself'])(
    'are recognised in %s',
    (appJumpUrl) => {
      expect(leadsToShortLink(target({ appJumpUrl }))).toBe(true)
    },
  )

  it.each(['/setting', '/shopIndex', '/news?next=/s/self', 'https://other.example/s/self', '/%E0%A4%A'])(
    'may lead to %s',
    (appJumpUrl) => {
      expect(leadsToShortLink(target({ appJumpUrl }))).toBe(false)
    },
  )

  it('do not open a screen whose id is missing', () => {
    expect(target({ appJumpStatus: 6, moduleId: null })).toEqual({ kind: 'unknown' })
  })
})
