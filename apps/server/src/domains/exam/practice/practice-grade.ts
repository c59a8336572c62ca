import type { PracticeAnswer } from '@sands/contract/exam/practice.model'
import type { Answer } from '@sands/contract/exam/question.model'
import type { Id } from '@sands/contract/kernel/schema'
import { accuracyOf, type PracticeMode } from '@sands/rules/exam/practice'
import { isAnswered } from '@sands/rules/exam/question'
import { scoreAnswer } from '@sands/rules/exam/score'
import { isQuestionRight } from '@sands/rules/exam/wrong-book'
import { type AnswerPart, fits } from '../attempt/answer-parts.ts'
import type { PracticeAttemptPaper } from '../exam-practice.tables.ts'
import type { PracticeAnswerRow } from './practice-attempt.repo.ts'

/** The question that a part belongs to: sub-questions are `parent/child`. */
export const questionOf = (key: string): string => key.split('/')[0] ?? key

/** The question of the bank behind a question of a paper. */
export function questionIdOf({ questionIds }: Pick<PracticeAttemptPaper, 'questionIds'>, key: string): Id<'question'> {
  const id = questionIds[key]
  if (!id) throw new Error(`the paper has no question ${key}`)
  return id
}

export function partsByQuestion(parts: readonly AnswerPart[]): ReadonlyMap<string, AnswerPart[]> {
  const groups = new Map<string, AnswerPart[]>()
  for (const part of parts) groups.set(questionOf(part.key), [...(groups.get(questionOf(part.key)) ?? []), part])
  return groups
}

export const verdictOf = (part: AnswerPart, answer: Answer | undefined) =>
  scoreAnswer(part.type, part.solution, answer, 'none').verdict

type StoredAnswer = Pick<PracticeAnswerRow, 'questionKey' | 'versionId' | 'answer' | 'isFinal' | 'madeAt' | 'verdict'>

interface Sorted {
  accepted: StoredAnswer[]
  refused: string[]
}

/** Which of these answers are stored: the newest of each part, and never over a final one. Attachments are for exams. */
export function sortAnswers(
  given: readonly PracticeAnswer[],
  {
    parts,
    stored,
    mode,
    now,
    sentAt,
  }: {
    parts: readonly AnswerPart[]
    stored: readonly PracticeAnswerRow[]
    mode: PracticeMode
    now: Date
    /** When the device sent them, by its clock: how much that clock is behind corrects the times of the answers. */
    sentAt: string | undefined
  },
): Sorted {
  const behind = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt)
  const partOf = new Map(parts.map((part) => [part.key, part]))
  const current = new Map<string, StoredAnswer>(stored.map((row) => [row.questionKey, row]))
  const accepted = new Map<string, StoredAnswer>()
  const refused: string[] = []
  for (const { questionKey, answer, isFinal, madeAt } of given) {
    const part = partOf.get(questionKey)
    if (!part || !fits(part, answer) || answer.fileIds !== undefined) {
      refused.push(questionKey)
      continue
    }
    const before = current.get(questionKey)
    const at = new Date(Math.min(Date.parse(madeAt) + behind, now.getTime()))
    const isLast = mode === 'one_by_one' && isFinal
    if (before?.isFinal || (before && before.madeAt > at && !isLast)) continue
    const row = {
      questionKey,
      versionId: part.versionId,
      answer,
      isFinal: isLast,
      madeAt: at,
      verdict: isLast ? verdictOf(part, answer) : null,
    }
    current.set(questionKey, row)
    accepted.set(questionKey, row)
  }
  return { accepted: [...accepted.values()], refused }
}

export interface PracticeGrade {
  answered: number
  right: number
  wrong: number
  accuracy: number
  /** By question; null where nothing counts. */
  verdicts: ReadonlyMap<string, boolean | null>
}

/** Scores whole questions: a material is right when all its parts are. */
export function gradePractice(parts: readonly AnswerPart[], answers: ReadonlyMap<string, Answer>): PracticeGrade {
  const groups = partsByQuestion(parts)
  const verdicts = new Map(
    [...groups].map(([key, group]) => [
      key,
      isQuestionRight(group.map((part) => verdictOf(part, answers.get(part.key)))),
    ]),
  )
  const count = (wanted: boolean) => [...verdicts.values()].filter((verdict) => verdict === wanted).length
  const scored = [...groups.values()].filter((group) => group.some(({ type }) => type !== 'essay')).length
  return {
    answered: [...groups.values()].filter((group) => group.some(({ key }) => isAnswered(answers.get(key)))).length,
    right: count(true),
    wrong: count(false),
    accuracy: accuracyOf(count(true), scored),
    verdicts,
  }
}
