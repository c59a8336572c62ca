import { expect, it } from 'vitest'
import { examDifference } from './exam-difference.ts'
import { NEW_EXAM } from './new-exam.ts'

it('names the fields that differ', () => {
  expect(examDifference(NEW_EXAM, NEW_EXAM)).toEqual([])
  const changed = { ...NEW_EXAM, title: 'A', review: { ...NEW_EXAM.review, right_after: [] } }
  expect(examDifference(NEW_EXAM, changed)).toEqual(['title', 'review'])
})

it('does not take another address of the same picture for a difference', () => {
  const withAddress = (src: string) => ({ ...NEW_EXAM, introduction: `<p><img data-file-id="1" src="${src}"></p>` })
  expect(examDifference(withAddress('/a'), withAddress('/b'))).toEqual([])
})
