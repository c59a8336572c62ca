import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import { expect, it } from 'vitest'
import { continueWord } from './continue-word.ts'

const id = (text: string) => text as CatalogueCourseware['id']

it('says "left at" only for the courseware that was opened last', () => {
  expect(continueWord({ lastId: id('11') }, { id: id('11') })).toBe('course.left_at')
  expect(continueWord({ lastId: id('11') }, { id: id('12') })).toBe('course.up_next')
  expect(continueWord({ lastId: null }, { id: id('12') })).toBe('course.up_next')
})
