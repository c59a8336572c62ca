import { expect, it } from 'vitest'
import type { FilePlace } from '../../../kernel/terms.ts'
import { placeOfUse, wordOfUse } from './file-uses.ts'

const places = new Map<string, FilePlace>([
  ['home.notice', { text: 'home.use_notice', path: '/manage/home/notices', by: 'open' }],
  ['home.tab', { text: 'home.use_tab', path: '/manage/home/tabs' }],
  ['course.course', { text: 'course.use_course', path: '/manage/course/courses/edit', by: 'id' }],
  ['course.courseware', { text: 'course.use_courseware', path: '/manage/course/courseware', by: 'keyword' }],
  ['org.avatar', { text: 'org.use_avatar' }],
])
const placeOf = (kind: string, name = '') => placeOfUse(places, { kind, id: '12', name })

it('links to the content that uses a file, and opens it where the page supports that', () => {
  expect(placeOf('home.notice')).toBe('/manage/home/notices?open=12')
  expect(placeOf('home.tab')).toBe('/manage/home/tabs')
  expect(placeOf('course.course', 'Milk')).toBe('/manage/course/courses/edit?id=12')
  expect(placeOf('course.courseware', 'Milk & tea')).toBe('/manage/course/courseware?keyword=Milk%20%26%20tea')
  expect(placeOf('org.avatar')).toBeUndefined()
})

it('has a general text for a use that no domain names', () => {
  expect(wordOfUse(places, 'home.notice')).toBe('home.use_notice')
  expect(wordOfUse(places, 'later.thing')).toBe('media.use_other')
  expect(placeOf('later.thing')).toBeUndefined()
})
