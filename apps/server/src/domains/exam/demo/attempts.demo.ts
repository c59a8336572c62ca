import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { Answer } from '@sands/contract/exam/question.model'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { passScoreOf } from '@sands/rules/exam/attempt'
import { seedFor } from '@sands/rules/exam/shuffle'
import type { Tx } from '../../../kernel/database/database.ts'
import { type AnswerPart, partsOf } from '../attempt/answer-parts.ts'
import { attemptRepo } from '../attempt/attempt.repo.ts'
import { gradeAnswers, secondsByQuestion } from '../attempt/grade.ts'
import type { ExamId } from '../attempt/learner-exam.repo.ts'
import { settlePerson } from '../attempt/person.service.ts'
import { hashAnswers } from '../attempt/receipt.ts'
import { insertAttempt } from '../attempt/start.repo.ts'
import { buildPaper } from '../attempt/start.service.ts'
import { deadlineOf, termsOf } from '../attempt/terms.ts'
import { versionIdsOf } from '../attempt/versions.service.ts'
import { examAnswers, examOperations, type PaperSnapshot } from '../exam.tables.ts'
import { anAnswer } from './answers.demo.ts'
import type { DemoExams } from './questions.demo.ts'

export interface TakenExam {
  id: ExamId
  document: ExamDocument
  paper: PaperSnapshot
}

export interface DemoAttempt {
  userId: UserId
  number: number
  startedAt: Date
  /** The share of questions that the person knows, from 0 to 1. */
  skill: number
  /** Left in the middle, handed in, or handed in and marked. */
  end: 'half' | 'handed_in' | 'marked'
}

interface Place {
  tx: Tx
  collegeId: CollegeId
  reviewerId: UserId
  texts: Pick<DemoExams, 'essays' | 'comments'>
}

const MINUTE_MS = 60_000
const MARKED_AFTER_MS = 20 * 60 * MINUTE_MS
const ROWS_AT_ONCE = 1000
const MAX_SEED = 0x7fffffff
/** A number from 0 to 1 that is the same in every installation. */
export const chance = (word: string): number => (seedFor(26, word) % 9973) / 9973

type OperationRow = typeof examOperations.$inferInsert
type AnswerRow = typeof examAnswers.$inferInsert
type Operations = Omit<OperationRow, 'attemptId'>[]
type Marked = Omit<AnswerRow, 'attemptId'>

interface Paper {
  seed: number
  parts: AnswerPart[]
  paper: Awaited<ReturnType<typeof buildPaper>>
}

async function paperOf({ tx, collegeId }: Place, exam: TakenExam, word: string): Promise<Paper> {
  const seed = seedFor(7, word) & MAX_SEED
  const paper = await buildPaper(tx, { collegeId }, { paper: exam.paper, document: exam.document, seed })
  const versions = await attemptRepo.versions(tx, versionIdsOf(paper))
  return { seed, paper, parts: partsOf(paper, new Map(versions.map((version) => [version.id, version]))) }
}

/** One change for each question, a minute or two apart. */
function changesOf(
  word: string,
  { startedAt, skill, end }: DemoAttempt,
  parts: AnswerPart[],
  essays: readonly string[],
) {
  const reached = end === 'half' ? parts.slice(0, Math.ceil(parts.length / 2)) : parts
  let at = startedAt.getTime()
  return reached.map((part, index): Operations[number] => {
    at += Math.round((0.4 + 1.4 * chance(`${word} ${part.key} time`)) * MINUTE_MS)
    const luck = chance(`${word} ${part.key}`)
    return {
      seq: index + 1,
      questionKey: part.key,
      answer: anAnswer(part, { isRight: luck < skill, luck, essays }),
      isFlagged: end === 'half' && index === 1,
      madeAt: new Date(at),
      storedAt: new Date(at),
    }
  })
}

/** What a marker gave for answers that no rule can score. */
function markedAnswer(answer: Marked, skill: number, by: { place: Place; at: Date }): Marked {
  if (answer.verdict !== 'to_mark') return answer
  const { reviewerId, texts } = by.place
  const isGood = skill > 0.5
  return {
    ...answer,
    verdict: isGood ? 'right' : 'partial',
    score: isGood ? answer.maxScore : Math.round(answer.maxScore / 2),
    comment: texts.comments[isGood ? 0 : 1],
    markedBy: reviewerId,
    markedAt: by.at,
  }
}

async function addAttempt(place: Place, exam: TakenExam, attempt: DemoAttempt) {
  const { tx, collegeId } = place
  const { userId, number, startedAt, skill, end } = attempt
  const word = `${userId} ${exam.id} ${number}`
  const { seed, paper, parts } = await paperOf(place, exam, word)
  const operations = changesOf(word, attempt, parts, place.texts.essays)
  const savedAt = operations.at(-1)?.madeAt ?? startedAt
  const totalScore = parts.reduce((sum, { maxScore }) => sum + maxScore, 0)
  const passScore = passScoreOf(totalScore, exam.document.passPercent)
  const started = {
    examId: exam.id,
    userId,
    collegeId,
    number,
    edition: 1,
    seed,
    paper,
    questionNum: paper.sections.reduce((sum, { questions }) => sum + questions.length, 0),
    totalScore,
    passScore,
    startedAt,
    deadline: deadlineOf(termsOf(exam.document, []), startedAt),
    lastSeq: operations.length,
    savedAt,
    ticket: 1,
  }
  const withAttempt = (attemptId: OperationRow['attemptId']) => operations.map((row) => ({ ...row, attemptId }))
  if (end === 'half') {
    const id = await insertAttempt(tx, { ...started, state: 'in_progress' })
    return { operations: withAttempt(id), answers: [] }
  }
  const given = new Map(operations.map(({ questionKey, answer }): [string, Answer] => [questionKey, answer]))
  const grade = gradeAnswers(parts, given, paper.partialRule)
  const seconds = secondsByQuestion(operations, startedAt)
  const isWaiting = grade.isToMark && end === 'handed_in'
  const finishedAt = grade.isToMark ? new Date(savedAt.getTime() + MARKED_AFTER_MS) : savedAt
  const answers = grade.answers
    .map((answer) => ({ ...answer, seconds: Math.round(seconds.get(answer.questionKey) ?? 0) }))
    .map((answer) => (isWaiting ? answer : markedAnswer(answer, skill, { place, at: finishedAt })))
  const score = answers.reduce((sum, answer) => sum + (answer.score ?? 0), 0)
  const id = await insertAttempt(tx, {
    ...started,
    state: isWaiting ? 'in_review' : 'finished',
    submittedAt: savedAt,
    submitReason: 'learner',
    answersHash: hashAnswers([...given].map(([questionKey, answer]) => ({ questionKey, answer }))),
    objectiveScore: grade.objectiveScore,
    ...(isWaiting
      ? {}
      : { subjectiveScore: score - grade.objectiveScore, score, isQualified: score >= passScore, finishedAt }),
  })
  return { operations: withAttempt(id), answers: answers.map((answer) => ({ ...answer, attemptId: id })) }
}

/** Attempts of demo people, scored by the same rules as any other. */
export async function addAttempts(place: Place, exam: TakenExam, attempts: readonly DemoAttempt[]): Promise<void> {
  const { tx, collegeId } = place
  const operations: OperationRow[] = []
  const answers: AnswerRow[] = []
  for (const attempt of attempts) {
    const made = await addAttempt(place, exam, attempt)
    operations.push(...made.operations)
    answers.push(...made.answers)
  }
  for (let from = 0; from < operations.length; from += ROWS_AT_ONCE)
    await tx.insert(examOperations).values(operations.slice(from, from + ROWS_AT_ONCE))
  for (let from = 0; from < answers.length; from += ROWS_AT_ONCE)
    await tx.insert(examAnswers).values(answers.slice(from, from + ROWS_AT_ONCE))
  const { gradeMethod } = exam.document
  for (const { userId, startedAt } of attempts)
    await settlePerson(tx, { examId: exam.id, userId, collegeId, gradeMethod, now: startedAt })
}
