import { expect, it } from 'vitest'
import { sealedFile } from './seal.ts'
import { wireAnswer } from './wire-answer.ts'

it('sends no text that the server cannot store', () => {
  expect(wireAnswer({ text: 'a\0b\uD83D', blanks: { b1: `\uDE00${'c'.repeat(600)}` } })).toEqual({
    text: 'ab\uFFFD',
    blanks: { b1: `\uFFFD${'c'.repeat(499)}` },
  })
  expect(wireAnswer({ text: '😀 安全' })).toEqual({ text: '😀 安全' })
  expect(wireAnswer({ text: 'a'.repeat(20_001) }).text).toHaveLength(20_000)
})

it('seals the last change of every question', () => {
  const change = (seq: number, questionKey: string, text: string) => ({
    seq,
    questionKey,
    answer: { text },
    isFlagged: false,
    madeAt: '2026-03-02T08:00:00.000Z',
  })
  const pending = [change(1, 'q1', 'a'), change(2, 'q2', 'b'), change(3, 'q1', 'c')]
  const vault = { ticket: 1, storedSeq: 0, storedAt: null, sentSeq: 3, answers: {}, refused: {}, pending }
  const paper = { examRecordId: '7', sealKey: 'key' } as never
  const { body } = JSON.parse(sealedFile({ paper, vault }, new Date(0))) as { body: string }
  expect(JSON.parse(body)).toMatchObject({
    operations: [
      { seq: 2, answer: { text: 'b' } },
      { seq: 3, answer: { text: 'c' } },
    ],
  })
})
