import type { ExamItem } from '@sands/contract/exam/exam.model'
import { expect, it } from 'vitest'
import { examEntries } from './find-exams.ts'

const exam = (examId: string, examName: string) => ({ examId: examId as ExamItem['examId'], examName })

it('finds exams by a part of their name, in any case, and marks it', () => {
  expect(examEntries([exam('5', 'Food Safety'), exam('6', 'Tea')], ' safe ')).toEqual([
    { path: '/exam/info?examId=5', label: 'Food Safety', marks: [[5, 9]] },
  ])
})

it('shows the first five', () => {
  expect(
    examEntries(
      Array.from({ length: 8 }, (_, index) => exam(String(index + 1), 'Tea')),
      'tea',
    ),
  ).toHaveLength(5)
})
