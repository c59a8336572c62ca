import { errors } from '@sands/contract/errors'
import { expect, it } from 'vitest'
import { HANDED_IN, NEWER_PAGE_OPEN, OPERATIONS_MISSING, PRACTICE_HANDED_IN, TIME_OVER } from './exam-codes.ts'

it('knows the codes of the contract', () => {
  expect([NEWER_PAGE_OPEN, TIME_OVER, HANDED_IN, OPERATIONS_MISSING, PRACTICE_HANDED_IN]).toEqual([
    errors['exam.newer_page_open'].code,
    errors['exam.time_over'].code,
    errors['exam.handed_in'].code,
    errors['exam.operations_missing'].code,
    errors['exam.practice_handed_in'].code,
  ])
})
