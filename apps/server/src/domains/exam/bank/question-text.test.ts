import { describe, expect, it } from 'vitest'
import { fieldOf } from './question-table.codec.ts'
import { readQuestionText } from './question-text.codec.ts'
import { readQuestion } from './raw-question.codec.ts'

const TEXT = `1. [单选题] 泡绿茶的水温是？
A. 60 度
B. 80 度
答案：B
解析：太烫会苦。
难度：易
分类：门店/饮品
标签：茶；水温

2、Which are teas?
A) Oolong
B) Espresso
C) Pu'er
Answer: A, C

3. The water boils at 100 degrees.
Answer: True

Tea has ___ and ___.
Answer: caffeine|theine; taste

Say why.`

describe('questions of a plain text', () => {
  const raws = readQuestionText(TEXT)

  it('begin with a number or after an empty line, and know their lines', () => {
    expect(raws.map(({ row, type }) => [row, type])).toEqual([
      [1, '单选题'],
      [10, 'multiple'],
      [16, 'judge'],
      [19, 'fill'],
      [22, 'essay'],
    ])
    expect(raws[0]).toMatchObject({
      stem: '泡绿茶的水温是？',
      options: ['60 度', '80 度'],
      answer: 'B',
      analysis: '太烫会苦。',
      difficulty: '易',
      category: ['门店', '饮品'],
      tags: ['茶', '水温'],
    })
  })

  it('become questions with keys', () => {
    const keys = raws.map((raw) => {
      const read = readQuestion(raw, 'en-us')
      if ('problems' in read) return read.problems
      const { body, solution } = read.question
      const { options: right, ...key } = solution.key
      const textOf = (name: string) => body.options.find((option) => option.key === name)?.content
      return right ? { ...key, options: right.map(textOf) } : key
    })
    const blank = (accepted: string[]) => ({ accepted, isCaseSensitive: false, tolerance: null, weight: 1 })
    expect(keys).toEqual([
      { options: ['<p>80 度</p>'] },
      { options: ['<p>Oolong</p>', "<p>Pu'er</p>"] },
      { isTrue: true },
      { blanks: { b1: blank(['caffeine', 'theine']), b2: blank(['taste']) } },
      {},
    ])
  })
})

describe('a question that cannot be imported', () => {
  const raw = {
    row: 7,
    type: 'Single choice',
    stem: 'Which?',
    options: ['a', 'b'],
    answer: 'A',
    analysis: '',
    difficulty: '',
    category: [],
    tags: [],
  }
  it.each([
    ['Type', 'exam.row_type', { type: 'Song' }],
    ['Type', 'exam.row_type', { type: 'Material with questions' }],
    ['Question', 'exam.row_no_stem', { stem: ' ' }],
    ['Option', 'exam.row_options', { options: ['a'] }],
    ['Answer', 'exam.row_answer_one', { answer: 'AB' }],
    ['Answer', 'exam.row_answer_one', { answer: 'C' }],
    ['Answer', 'exam.row_answer_several', { type: 'Multiple choice' }],
    ['Answer', 'exam.row_answer_letters', { type: 'uncertain', answer: '' }],
    ['Answer', 'exam.row_answer_judge', { type: 'judge', answer: 'perhaps' }],
    ['Question', 'exam.row_no_blanks', { type: 'fill' }],
    ['Answer', 'exam.row_answer_fill', { type: 'fill', stem: '___ or ___' }],
    ['Option', 'exam.row_pairs', { type: 'match' }],
    ['Difficulty', 'exam.row_difficulty', { difficulty: 'deadly' }],
    ['Category', 'exam.row_category', { category: ['1', '2', '3', '4'] }],
    ['Tags', 'exam.row_tags', { tags: ['x'.repeat(31)] }],
    ['Question', 'exam.row_too_long', { stem: 'x'.repeat(5001) }],
  ])('is told what %s must be (%s)', (column, error, part) => {
    const read = readQuestion({ ...raw, ...part }, 'en-us')
    expect('problems' in read ? read.problems : []).toMatchObject([{ row: 7, column, error }])
  })
})

it('knows headings in every language', () => {
  expect(['题型', 'Question', 'Option B', '选项 C', 'Tag', 'Something'].map(fieldOf)).toEqual([
    'type',
    'stem',
    'optionb',
    'optionc',
    'tags',
    undefined,
  ])
})
