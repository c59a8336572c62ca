import type { CallBody } from '@sands/contract/calls'
import type { PracticePaper, PracticeResult, PracticeSave } from '@sands/contract/exam/practice.model'
import { isCompleted } from '@sands/rules/exam/practice'
import { isQuestionRight } from '@sands/rules/exam/wrong-book'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { type AnswerPart, partsOf } from '../attempt/answer-parts.ts'
import { paperFiles } from '../attempt/paper-files.service.ts'
import type { Versions } from '../attempt/versions.service.ts'
import { learnerPracticeRepo } from './learner-practice.repo.ts'
import { isPublished, refusalOf } from './learner-practice.service.ts'
import { type PresentedPractice, presentQuestions, presentReviews, type ReviewedPart } from './practice.present.ts'
import {
  type PracticeAnswerRow,
  type PracticeAttemptId,
  type PracticeAttemptRow,
  practiceAttemptRepo,
} from './practice-attempt.repo.ts'
import {
  gradePractice,
  type PracticeGrade,
  partsByQuestion,
  questionIdOf,
  questionOf,
  sortAnswers,
  verdictOf,
} from './practice-grade.ts'
import { type Reviewed, storeReviews } from './recall.service.ts'

export interface PracticeAttemptService {
  paper(viewer: Viewer, id: PracticeAttemptId): Promise<PracticePaper>
  answer(viewer: Viewer, request: CallBody<'POST /sands-lms/api/v1/practise/answer'>): Promise<PracticeSave>
  submit(viewer: Viewer, id: PracticeAttemptId): Promise<{ practiseRecordId: PracticeAttemptId }>
  result(viewer: Viewer, id: PracticeAttemptId): Promise<PracticeResult>
}

interface Parts {
  versions: Versions
  media: Pick<MediaService, 'shownResources'>
}

const rightAnswers = (
  parts: readonly AnswerPart[],
  rows: readonly Pick<PracticeAnswerRow, 'questionKey' | 'answer'>[],
) => {
  const given = new Map(rows.map(({ questionKey, answer }) => [questionKey, answer]))
  return parts.map(
    (part): ReviewedPart => ({
      questionKey: part.key,
      answer: given.get(part.key) ?? null,
      verdict: verdictOf(part, given.get(part.key)),
    }),
  )
}

export function createPracticeAttempts(
  { database, clock, events }: Pick<Kernel, 'database' | 'clock' | 'events'>,
  { versions, media }: Parts,
): PracticeAttemptService {
  const repo = practiceAttemptRepo

  async function contentOf(db: Db, viewer: Viewer, attempt: PracticeAttemptRow) {
    const content = await versions.forPaper(attempt.paper)
    const ids = Object.values(attempt.paper.questionIds)
    const [files, favorites] = await Promise.all([
      paperFiles(db, media, attempt.paper),
      repo.favorites(db, viewer, ids),
    ])
    const presented: PresentedPractice = { attempt, versions: content, files, favorites }
    return { parts: partsOf(attempt.paper, content), presented }
  }

  async function locked(tx: Tx, viewer: Viewer, id: PracticeAttemptId): Promise<PracticeAttemptRow> {
    const attempt = await repo.lock(tx, viewer, id)
    if (!attempt) throw fail('exam.practice_attempt_unknown')
    return attempt
  }

  const reviewedOf = (attempt: PracticeAttemptRow, key: string, isRight: boolean): Reviewed => ({
    key: `${attempt.id}:${key}`,
    questionId: questionIdOf(attempt.paper, key),
    practiceId: attempt.practiceId,
    isDaily: false,
    isRight,
    at: clock.now(),
  })

  /** Questions whose parts all have a final answer. */
  function finalQuestions(
    parts: readonly AnswerPart[],
    rows: readonly Pick<PracticeAnswerRow, 'questionKey' | 'isFinal'>[],
  ) {
    const final = new Set(rows.filter(({ isFinal }) => isFinal).map(({ questionKey }) => questionKey))
    const groups = [...partsByQuestion(parts)].filter(([, group]) => group.every(({ key }) => final.has(key)))
    return new Map(groups)
  }

  async function settlePerson(tx: Tx, attempt: PracticeAttemptRow, { accuracy }: PracticeGrade): Promise<void> {
    const { practiceId, userId, collegeId } = attempt
    if (practiceId === null) return
    const now = clock.now()
    await repo.lockPerson(tx, attempt)
    const document = (await repo.practiceOf(tx, practiceId))?.document
    const before = await repo.person(tx, practiceId, userId)
    const isDone = document ? isCompleted(document.completion, document.accuracyPercent, accuracy) : false
    const isFirst = isDone && before?.completedAt == null
    await repo.setPerson(tx, {
      practiceId,
      userId,
      collegeId,
      progress: isDone || before?.completedAt ? 'completed' : 'handed_in',
      handedIn: (before?.handedIn ?? 0) + 1,
      bestPercent: Math.max(before?.bestPercent ?? 0, accuracy),
      completedAt: before?.completedAt ?? (isDone ? now : null),
      changedAt: now,
    })
    if (isFirst)
      await events.emit(tx, 'exam.practice-completed', {
        practiceId,
        userId,
        collegeId,
        points: document?.points ?? 0,
        at: now,
      })
  }

  return {
    async paper(viewer, id) {
      const db = database.primary
      const attempt = await repo.byId(db, viewer, id)
      if (!attempt) throw fail('exam.practice_attempt_unknown')
      if (attempt.state !== 'in_progress') throw fail('exam.practice_handed_in')
      const [{ parts, presented }, rows, practice] = await Promise.all([
        contentOf(db, viewer, attempt),
        repo.answers(db, id),
        attempt.practiceId && repo.practiceOf(db, attempt.practiceId),
      ])
      const finals = finalQuestions(parts, rows)
      return {
        practiseRecordId: id,
        practiseId: attempt.practiceId,
        practiseName: practice ? practice.title : null,
        kind: attempt.kind,
        mode: attempt.mode,
        questions: presentQuestions(presented),
        answers: rows.map(({ questionKey, answer, isFinal, madeAt }) => ({
          questionKey,
          answer,
          isFinal,
          madeAt: madeAt.toISOString(),
        })),
        reviews: presentReviews(presented, rightAnswers(parts, rows), new Set(finals.keys())),
        savedAt: attempt.savedAt?.toISOString() ?? null,
      }
    },

    answer: (viewer, { practiseRecordId, answers, sentAt }) =>
      database.transaction(async (tx) => {
        const attempt = await locked(tx, viewer, practiseRecordId)
        if (attempt.state !== 'in_progress') throw fail('exam.practice_handed_in')
        const now = clock.now()
        const { parts, presented } = await contentOf(tx, viewer, attempt)
        const stored = await repo.answers(tx, practiseRecordId)
        const { accepted, refused } = sortAnswers(answers, { parts, stored, mode: attempt.mode, now, sentAt })
        await repo.storeAnswers(
          tx,
          accepted.map((row) => ({ ...row, attemptId: practiseRecordId })),
        )
        await repo.change(tx, practiseRecordId, { savedAt: now })
        const touched = new Set(answers.map(({ questionKey }) => questionOf(questionKey)))
        const rows = attempt.mode === 'one_by_one' ? await repo.answers(tx, practiseRecordId) : []
        const finals = [...finalQuestions(parts, rows)].filter(([key]) => touched.has(key))
        const reviewed = rightAnswers(parts, rows)
        const verdictsOf = (group: readonly AnswerPart[]) =>
          reviewed
            .filter(({ questionKey }) => group.some(({ key }) => key === questionKey))
            .map(({ verdict }) => verdict)
        await storeReviews(
          tx,
          viewer,
          finals.flatMap(([key, group]) => {
            const isRight = isQuestionRight(verdictsOf(group))
            return isRight === null ? [] : [reviewedOf(attempt, key, isRight)]
          }),
        )
        const keys = new Set(finals.map(([key]) => key))
        return { savedAt: now.toISOString(), refused, reviews: presentReviews(presented, reviewed, keys) }
      }),

    submit: (viewer, id) =>
      database.transaction(async (tx) => {
        const attempt = await locked(tx, viewer, id)
        if (attempt.state !== 'in_progress') return { practiseRecordId: id }
        const parts = partsOf(attempt.paper, await versions.forPaper(attempt.paper))
        const rows = await repo.answers(tx, id)
        const grade = gradePractice(parts, new Map(rows.map(({ questionKey, answer }) => [questionKey, answer])))
        await repo.change(tx, id, {
          state: 'handed_in',
          handedInAt: clock.now(),
          answered: grade.answered,
          rightNum: grade.right,
          wrongNum: grade.wrong,
          accuracy: grade.accuracy,
        })
        await settlePerson(tx, attempt, grade)
        await storeReviews(
          tx,
          viewer,
          [...grade.verdicts].flatMap(([key, isRight]) =>
            isRight === null ? [] : [reviewedOf(attempt, key, isRight)],
          ),
        )
        return { practiseRecordId: id }
      }),

    async result(viewer, id) {
      const db = database.primary
      const attempt = await repo.byId(db, viewer, id)
      if (!attempt) throw fail('exam.practice_attempt_unknown')
      const { handedInAt, practiceId } = attempt
      if (!handedInAt) throw fail('exam.practice_running')
      const [{ parts, presented }, rows, title, practice] = await Promise.all([
        contentOf(db, viewer, attempt),
        repo.answers(db, id),
        practiceId && repo.practiceOf(db, practiceId),
        practiceId && learnerPracticeRepo.byId(db, viewer, practiceId),
      ])
      const canStart = practice
        ? isPublished(practice) && refusalOf(practice, clock.now()) === null
        : practiceId === null
      return {
        practiseRecordId: id,
        practiseId: practiceId,
        practiseName: title ? title.title : null,
        kind: attempt.kind,
        handedInAt: handedInAt.toISOString(),
        questionNum: attempt.questionNum,
        answered: attempt.answered,
        right: attempt.rightNum,
        wrong: attempt.wrongNum,
        accuracy: attempt.accuracy ?? 0,
        isCompleted: practice ? practice.progress === 'completed' : null,
        canRepeat: canStart,
        questions: presentReviews(
          presented,
          rightAnswers(parts, rows),
          new Set(parts.map(({ key }) => questionOf(key))),
        ),
      }
    },
  }
}
