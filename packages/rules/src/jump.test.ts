import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  type ChosenJump,
  isGoodJump,
  JUMP,
  JUMP_NAMES,
  JUMP_PATHS,
  type Jump,
  type JumpName,
  jumpNameOf,
  resolveJump,
} from './jump.ts'
import { linkTarget } from './link.ts'

const ORIGIN = 'https://sands.example'
const jump = (over: Jump) => resolveJump(over, ORIGIN)
const pathOf = (over: Jump) => {
  const target = jump(over)
  return target.kind === 'screen' ? target.path : target.kind
}

const routes = readFileSync(new URL('../../../docs/spec/routes.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'))
  .map((line) => line.split(' | ')[0]?.replace('/:id?', ''))

describe('the jump table', () => {
  it('leads only to screens of the specification', () => {
    expect(JUMP_PATHS.filter((path) => !routes.includes(path))).toEqual([])
  })

  // The targets that the specification lists for message links, banner jumps and notice jumps.
  it.each<[JumpName, string]>([
    ['article', '/broadcastDetail?id=7'],
    ['course', '/courseDetail?id=7&courseType=course'],
    ['courseware', '/courseDetail?id=7&courseType=courseWare'],
    ['exam', '/examInfo?examId=7'],
    ['survey', '/surveyInfo?investigationId=7'],
    ['training', '/trainingDetail?id=7'],
    ['trainingAgain', '/trainingDetail?id=7'],
    ['ceo', '/CeoDetail?id=7'],
    ['live', '/liveStreamTrans?id=7'],
    ['communityContent', '/comDetailLevel?id=7'],
    ['shortVideo', '/rollVideo?id=7&sortType=0'],
    ['points', '/integral'],
    ['certificate', '/certificateDetail?id=7'],
    ['apply', '/applyDetail?id=7'],
    ['practice', '/examPractiseInfo?practiseId=7'],
    ['lecturer', '/lecturerDetail?lecturerId=7'],
    ['teachDetail', '/teachManage/TeachDetail?bizId=7'],
    ['teachLive', '/teachManage/TeachManageLive?id=7'],
    ['homeworkReview', '/teachManage/HomeWorkCriticism?submitRecordId=7&reviewStatus=1'],
    ['examReview', '/teachManage/examReview?id=7'],
    ['homeworkList', '/teachManage/HomeWorkDetail?id=7&bizType=2402'],
    ['examReviewList', '/teachManage/ExamViewListDetail?id=7&bizType=2401'],
    ['face', '/faceDetail?faceId=7'],
    ['faceSign', '/signDetail?trainConfirmId=7'],
    ['goods', '/shopDetail?id=7'],
    ['merchant', '/merchantDetail?merchantDetailId=7'],
    ['board', '/communityDetail?id=7'],
  ])('leads %s to %s', (name, path) => {
    expect(pathOf({ type: JUMP[name], moduleId: '7' })).toBe(path)
  })

  it.each<[JumpName, string]>([
    ['myTraining', '/myTraining'],
    ['community', '/community'],
    ['check', '/Check'],
    ['shop', '/shopIndex'],
    ['courses', '/course'],
    ['lives', '/liveStream'],
    ['tasks', '/task'],
    ['myStudy', '/myStudy'],
    ['practices', '/examPractise'],
    ['mySurveys', '/mySurvey'],
    ['faces', '/faceTeaching'],
    ['applyCenter', '/applyCenter'],
    ['messages', '/news'],
    ['myCertificates', '/myCertificate'],
    ['myCollection', '/myCollect'],
    ['studyTime', '/studyTime'],
    ['rank', '/topAcademic'],
    ['team', '/teamStudyList'],
    ['teaching', '/teachManage/TeachManageList'],
    ['articles', '/broadcast'],
    ['lecturers', '/lecturerCenter'],
    ['exams', '/examList'],
    ['my', '/my'],
    ['profile', '/personCenter'],
    ['setting', '/setting'],
    ['feedback', '/feedback'],
    ['ceoChannel', '/ceo'],
  ])('leads %s to %s without an id', (name, path) => {
    expect(pathOf({ type: JUMP[name] })).toBe(path)
  })

  it('maps 21 to the shop tab, whatever the other fields say', () => {
    expect(pathOf({ type: 21 })).toBe('/shopIndexTab')
    expect(pathOf({ type: 21, moduleId: '7', link: 'https://elsewhere.example' })).toBe('/shopIndexTab')
  })

  it('reports 1201 as not yet online', () => {
    expect(jump({ type: 1201, moduleId: '7' })).toEqual({ kind: 'not-online' })
  })

  it('maps every number to exactly one target', () => {
    const numbers = Object.values(JUMP)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('has a name for every number, and none for unknown numbers', () => {
    for (const [name, type] of Object.entries(JUMP)) expect(jumpNameOf(type)).toBe(name)
    for (const type of [-1, 26, 99, 1.5, Number.NaN, 1e9]) expect(jumpNameOf(type)).toBe('none')
  })

  it('opens a course as courseware when its course type says so', () => {
    expect(pathOf({ type: JUMP.course, moduleId: '7', courseType: 2 })).toBe('/courseDetail?id=7&courseType=courseWare')
    expect(pathOf({ type: JUMP.course, moduleId: '7', courseType: 1 })).toBe('/courseDetail?id=7&courseType=course')
    expect(pathOf({ type: JUMP.exam, moduleId: '7', courseType: 2 })).toBe('/examInfo?examId=7')
  })

  it('returns no target without type and link', () => {
    for (const type of [null, undefined, 0]) expect(jump({ type })).toEqual({ kind: 'none' })
    expect(jump({ type: 0, link: 'https://elsewhere.example/a' })).toEqual({
      kind: 'page',
      url: 'https://elsewhere.example/a',
    })
  })

  it.each([-1, 26, 99, 1.5, Number.NaN, 1e9])('does not know %d', (type) => {
    expect(jump({ type, moduleId: '7' })).toEqual({ kind: 'unknown' })
  })

  it('does not open a target that needs an id without one', () => {
    for (const moduleId of [undefined, null, '', '  '])
      expect(jump({ type: JUMP.course, moduleId })).toEqual({ kind: 'unknown' })
  })

  it('escapes ids, so that an id cannot add parameters', () => {
    expect(pathOf({ type: JUMP.exam, moduleId: '7&trainingId=1#x' })).toBe('/examInfo?examId=7%26trainingId%3D1%23x')
  })
})

describe('module ids in JSON', () => {
  it('of a comment are taken from the commented content, and keep the comment id', () => {
    const moduleId = JSON.stringify({ commentModuleId: 7, commentId: '31', boardId: 4 })
    expect(pathOf({ type: JUMP.communityContent, moduleId })).toBe('/comDetailLevel?id=7&commentId=31&boardId=4')
  })

  it('are taken from the certificate of a person', () => {
    expect(pathOf({ type: JUMP.certificate, moduleId: '{"certificateUserId":"88"}' })).toBe('/certificateDetail?id=88')
  })

  it('may be a plain id in JSON', () => {
    expect(pathOf({ type: JUMP.article, moduleId: ' {"id": 5} ' })).toBe('/broadcastDetail?id=5')
  })

  it.each(['{"commentModuleId":', '{}', '{"id":{"a":1}}', '{"id":""}', '{"id":true}'])(
    'cannot be read from %s',
    (raw) => {
      expect(jump({ type: JUMP.article, moduleId: raw })).toEqual({ kind: 'unknown' })
    },
  )
})

describe('links', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://sands.example/1',
    'intent://scan/#Intent;end',
    'weixin://dl/business',
    'mailto:a@b.example',
    'tel:123',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https://sands.example@evil.example/',
    'https://user:pass@sands.example/my',
    'evil.example',
    '/my\nx',
    'https://',
    'http://[::bad',
  ])('refuses %j', (link) => {
    expect(linkTarget(link, ORIGIN)).toEqual({ kind: 'refused' })
    expect(jump({ type: JUMP.link, link })).toEqual({ kind: 'refused' })
    expect(jump({ type: 0, link })).toEqual({ kind: 'refused' })
  })

  it('open external pages in the web view', () => {
    expect(linkTarget('https://elsewhere.example/a?b=1#c', ORIGIN)).toEqual({
      kind: 'page',
      url: 'https://elsewhere.example/a?b=1#c',
    })
    expect(linkTarget('HTTP://elsewhere.example', ORIGIN)).toEqual({ kind: 'page', url: 'http://elsewhere.example/' })
  })

  it('open screens of our app directly, including full addresses', () => {
    expect(linkTarget('/courseDetail?id=1#top', ORIGIN)).toEqual({ kind: 'screen', path: '/courseDetail?id=1#top' })
    expect(linkTarget(`${ORIGIN}/my?a=1`, ORIGIN)).toEqual({ kind: 'screen', path: '/my?a=1' })
    expect(linkTarget('/newsDetail/v1.2/x', ORIGIN)).toEqual({ kind: 'screen', path: '/newsDetail/v1.2/x' })
  })

  it('open files of our own site in the web view', () => {
    expect(linkTarget('/guide/zh-cn.html?a=1#b', ORIGIN)).toEqual({ kind: 'page', url: '/guide/zh-cn.html?a=1#b' })
  })

  it('without an address are unknown', () => {
    for (const link of [null, undefined, '', '  ']) expect(jump({ type: JUMP.link, link })).toEqual({ kind: 'unknown' })
  })
})

const chosen = (over: Partial<ChosenJump>): ChosenJump => ({ to: 'none', moduleId: null, link: null, ...over })

describe('a valid jump', () => {
  it.each(JUMP_NAMES)('can be %s: a link has an address, a single content has an id', (to) => {
    const link = to === 'link' ? 'https://sands.example' : null
    expect(isGoodJump(chosen({ to, link, moduleId: '7' }))).toBe(true)
  })

  it.each<JumpName>(['course', 'article', 'video', 'document'])('cannot be %s without an id', (to) => {
    expect(isGoodJump(chosen({ to }))).toBe(false)
  })

  it.each<Partial<ChosenJump>>([
    { to: 'course', moduleId: '7' },
    { to: 'link', link: '/my' },
    { to: 'link', link: '/guide/zh-cn.html' },
    { to: 'none', link: 'https://sands.example' },
  ])('can be %o', (over) => {
    expect(isGoodJump(chosen(over))).toBe(true)
  })

  it.each<Partial<ChosenJump>>([
    { to: 'course' },
    { to: 'link' },
    { to: 'link', link: ' ' },
    { to: 'link', link: 'javascript:alert(1)' },
    { to: 'link', link: '//elsewhere.example' },
    { to: 'none', link: 'tel:123' },
  ])('is not %o', (over) => {
    expect(isGoodJump(chosen(over))).toBe(false)
  })
})
