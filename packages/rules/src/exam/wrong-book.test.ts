import { describe, expect, it } from 'vitest'
import { afterAnswer, isQuestionRight, type WrongEntry } from './wrong-book.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const play = (answers: readonly boolean[]): WrongEntry | null =>
  answers.reduce<WrongEntry | null>((entry, isRight, index) => afterAnswer(entry, isRight, day(index + 1)), null)

describe('the wrong book', () => {
  it('has no entry for a question that was always right', () => {
    expect(play([true, true])).toBeNull()
  })

  it('counts how often and when a question was wrong', () => {
    expect(play([false, true, false])).toEqual({
      timesWrong: 2,
      rightInRow: 0,
      firstWrongAt: day(1),
      lastWrongAt: day(3),
      leftAt: null,
    })
  })

  it('lets a question go after two right answers in a row, and keeps the entry as history', () => {
    expect(play([false, true])).toMatchObject({ rightInRow: 1, leftAt: null })
    expect(play([false, true, false, true])).toMatchObject({ leftAt: null })
    expect(play([false, true, true])).toMatchObject({ timesWrong: 1, leftAt: day(3) })
    expect(play([false, true, true, true])).toMatchObject({ rightInRow: 3, leftAt: day(3) })
  })

  it('takes a question back that is wrong again', () => {
    expect(play([false, true, true, false])).toMatchObject({ timesWrong: 2, rightInRow: 0, leftAt: null })
  })

  it('keeps the latest time when an answer from an offline device arrives late', () => {
    const entry = afterAnswer(null, false, day(9))
    expect(afterAnswer(entry, false, day(2))).toMatchObject({ timesWrong: 2, lastWrongAt: day(9) })
  })
})

describe('the verdict about a whole question', () => {
  it('is right when every part is right, and wrong when one is not', () => {
    expect(isQuestionRight(['right', 'right'])).toBe(true)
    expect(isQuestionRight(['right', 'partial'])).toBe(false)
    expect(isQuestionRight(['right', 'unanswered'])).toBe(false)
  })

  it('is open when nothing was answered, or only a person can tell', () => {
    expect(isQuestionRight(['unanswered', 'unanswered'])).toBeNull()
    expect(isQuestionRight(['to_mark'])).toBeNull()
    expect(isQuestionRight(['to_mark', 'right'])).toBe(true)
  })
})
