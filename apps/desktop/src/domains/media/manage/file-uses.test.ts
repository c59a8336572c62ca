import { expect, it } from 'vitest'
import { placeOfUse, wordOfUse } from './file-uses.ts'

it('leads to what shows a file, and opens it where the page can', () => {
  expect(placeOfUse({ kind: 'home.notice', id: '12', name: '' })).toBe('/manage/home/notices?open=12')
  expect(placeOfUse({ kind: 'home.tab', id: '12', name: '' })).toBe('/manage/home/tabs')
  expect(placeOfUse({ kind: 'course.course', id: '12', name: 'Milk' })).toBe('/manage/course/courses/edit?id=12')
  expect(placeOfUse({ kind: 'course.courseware', id: '12', name: 'Milk & tea' })).toBe(
    '/manage/course/courseware?keyword=Milk%20%26%20tea',
  )
  expect(placeOfUse({ kind: 'article.article', id: '12', name: '' })).toBe('/manage/article/articles/edit?id=12')
  expect(placeOfUse({ kind: 'lecturer.avatar', id: '12', name: '' })).toBe('/manage/lecturer/lecturers?open=12')
  expect(placeOfUse({ kind: 'org.avatar', id: '12', name: '' })).toBeUndefined()
})

it('has a word for what it does not know', () => {
  expect(wordOfUse('home.advert')).toBe('media.use_advert')
  expect(wordOfUse('later.thing')).toBe('media.use_other')
  expect(placeOfUse({ kind: 'later.thing', id: '1', name: '' })).toBeUndefined()
})
