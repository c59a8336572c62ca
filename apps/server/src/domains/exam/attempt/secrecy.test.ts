import type { Id } from '@sands/contract/kernel/schema'
import { REVIEW_PARTS, type ReviewPart } from '@sands/rules/exam/state'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aTaker, EXAM, operation } from '../../../testing/exam/a-taker.ts'
import { anExam, aQuestion } from '../../../testing/exam/an-exam.ts'
import { useSands } from '../../../testing/sands.ts'
import { readQuestionText } from '../bank/question-text.codec.ts'
import { readQuestion } from '../bank/raw-question.codec.ts'

const MINUTE_MS = 60_000
const TASKS = 'GET /sands-lms/api/v1/learning/tasks'

/** What an answer may contain, and the part of the review matrix that allows it. */
const SECRETS: readonly { part: ReviewPart; words: RegExp }[] = [
  { part: 'key', words: /secret-red|"isTrue":true|secret-reference/ },
  { part: 'analysis', words: /secret-analysis/ },
  { part: 'verdict', words: /"verdict":"/ },
  { part: 'score', words: /"score":[0-9]+,"(isQualified|rank|maxScore)"/ },
]
/** No part of the matrix ever allows these. */
const NEVER = /secret-rubric|secret-of-another/

describe('the answers of the server to a learner', () => {
  const sands = useSands()
  let person: SignedIn
  let learner: ReturnType<typeof aTaker>
  // The tests let hours pass, so that a session would end.
  beforeEach(async () => {
    person = await sands.signIn('learner')
    learner = aTaker(person)
  })

  /** The bodies of all calls that a learner has, as they are on the wire. */
  async function wireOf(examId: Id<'exam'>, attemptId?: Id<'examAttempt'>): Promise<string> {
    const page = await learner.page()
    const answers = [
      // The other exams of the list have results of their own.
      page.data.records.filter((exam) => exam.examId === examId),
      await learner.info(examId),
      await person.call(TASKS, { query: { size: 100 } }),
      ...(attemptId ? [await learner.open(attemptId), await learner.result(attemptId)] : []),
    ]
    return answers.map((answer) => JSON.stringify(answer)).join('\n')
  }

  const expectOnly = (wire: string, allowed: readonly ReviewPart[], when: string) => {
    expect(wire, when).not.toMatch(NEVER)
    for (const { part, words } of SECRETS)
      if (!allowed.includes(part)) expect(wire, `${part} ${when}`).not.toMatch(words)
  }

  /** Another person's attempt, which nobody else may learn anything about. */
  async function anotherAttempt(examId: Id<'exam'>): Promise<void> {
    const other = aTaker(await sands.signIn('staff02'))
    const { id, ticket } = await other.begin(examId)
    await other.save(id, ticket, [operation(1, 'q1', { blanks: { b1: 'secret-of-another' } })])
    await other.submit(id, ticket, 1)
  }

  const questions = [
    aQuestion.fill(),
    aQuestion.single(),
    aQuestion.judge(),
    aQuestion.order(),
    aQuestion.material(),
    aQuestion.essay(1),
  ]

  it.each([
    [[]],
    [['paper']],
    [['score']],
    [['paper', 'verdict']],
    [['paper', 'analysis']],
    [['paper', 'key']],
    [[...REVIEW_PARTS]],
  ] as const)('contain no more than the matrix allows: %j', async (parts) => {
    const allowed: ReviewPart[] = [...parts]
    const { id: examId } = await anExam(sands, {
      questions: questions.slice(0, 5),
      document: {
        closesAt: new Date(sands.clock.now().getTime() + 60 * MINUTE_MS).toISOString(),
        review: { right_after: [], while_open: [], after_close: allowed },
      },
    })
    await anotherAttempt(examId)
    expectOnly(await wireOf(examId), [], 'before the start')
    const started = await learner.start(examId)
    const { data: opened } = await learner.open(started.data.examRecordId)
    const id = started.data.examRecordId
    // A wrong answer, so that no answer of the learner is part of the key.
    const saved = await learner.save(id, opened.ticket, [
      operation(1, 'q1', { blanks: { b1: 'blue' } }),
      operation(2, 'q3', { isTrue: false }),
      operation(3, 'q9', { isTrue: false }),
    ])
    expectOnly(JSON.stringify([started, opened, saved]), [], 'while answering')
    const during = await wireOf(examId, id)
    expectOnly(during, [], 'while answering')
    const { ticket } = (await learner.open(id)).data
    const submitted = await learner.submit(id, ticket, 3)
    expect(submitted).toSucceed()
    const verified = await sands.visitor().call(`GET ${EXAM}/verify`, { query: { code: submitted.data.code } })
    expectOnly(JSON.stringify([submitted, verified]), [], 'when it is handed in')
    expectOnly(await wireOf(examId, id), [], 'right after')
    sands.clock.advance(5 * MINUTE_MS)
    expectOnly(await wireOf(examId, id), [], 'while the exam is open')
    sands.clock.advance(60 * MINUTE_MS)
    const after = await wireOf(examId, id)
    expectOnly(after, allowed, 'after the end')
    // The search for secrets finds them where they are allowed.
    const isShown = allowed.includes('paper')
    if (isShown && allowed.includes('key')) expect(after).toMatch(/secret-red/)
    if (isShown && allowed.includes('analysis')) expect(after).toMatch(/secret-analysis/)
  })

  it('contain no keys that tell the order or the pairs of an imported question', async () => {
    const lines = Array.from({ length: 12 }, (_, place) => String.fromCharCode(65 + place))
    const text = `1. [Ordering] Sort them
${lines.map((letter) => `${letter}. Step ${letter}`).join('\n')}

2. [Matching] Match them
${lines.map((letter) => `${letter}. Left ${letter} = Right ${letter}`).join('\n')}`
    const imported = readQuestionText(text).map((raw) => {
      const read = readQuestion(raw, 'en-us')
      if ('problems' in read) throw new Error(read.problems[0]?.error)
      return read.question
    })
    const { id: examId } = await anExam(sands, { questions: imported })
    const { id } = await learner.begin(examId)
    const shown = (await learner.open(id)).data.sections.flatMap((section) => section.questions)
    const byKey = (list: readonly { key: string; content: string }[] = []) =>
      list.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ content }) => content)
    const [order, match] = shown.map(({ body }) => body)
    const named = (word: string) => lines.map((letter) => `<p>${word} ${letter}</p>`)
    expect(byKey(order?.options).toSorted()).toEqual(named('Step'))
    expect(byKey(order?.options)).not.toEqual(named('Step'))
    const letters = (list: readonly string[]) => list.map((content) => content.replace(/<p>\w+ /, ''))
    expect(letters(byKey(match?.targets))).not.toEqual(letters(byKey(match?.options)))
    const keys = [order?.options, match?.options, match?.targets].flatMap((list) => list?.map(({ key }) => key) ?? [])
    expect(keys).toHaveLength(36)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  })

  it.each([
    ['later', { right_after: [], while_open: ['score' as const] }, null, 1000],
    ['at once', { right_after: ['score' as const], while_open: [] }, 1000, null],
  ])('have the score in the list %s, when the exam says so', async (_when, review, first, then) => {
    const { id: examId } = await anExam(sands, { document: { review: { ...review, after_close: [] } } })
    const { id, ticket } = await learner.begin(examId)
    await learner.save(id, ticket, [operation(1, 'q1', { options: ['B'] })])
    expect(await learner.submit(id, ticket, 1)).toSucceed()
    const scores = async () => {
      const item = (await learner.page()).data.records.find((candidate) => candidate.examId === examId)
      return [item?.score, (await learner.info(examId)).data.score, (await learner.result(id)).data.score]
    }
    expect(await scores()).toEqual([first, first, first])
    sands.clock.advance(5 * MINUTE_MS)
    expect(await scores()).toEqual([then, then, then])
  })

  it('contain nothing about marks before all of them are given', async () => {
    const { id: examId } = await anExam(sands, {
      questions,
      document: { review: { right_after: [...REVIEW_PARTS], while_open: [...REVIEW_PARTS], after_close: [] } },
    })
    const { id, ticket } = await learner.begin(examId)
    await learner.save(id, ticket, [operation(1, 'q6', { text: 'My thoughts' })])
    expect(await learner.submit(id, ticket, 1)).toSucceed()
    const result = await learner.result(id)
    expect(result.data).toMatchObject({ state: 'in_review', parts: ['paper'] })
    expectOnly(JSON.stringify(result), [], 'while it is being marked')
  })
})
