import type { CallBody } from '@sands/contract/calls'
import type { DailySet } from '@sands/contract/exam/practice.model'
import { isQuestionRight } from '@sands/rules/exam/wrong-book'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { fits, partsOf } from '../attempt/answer-parts.ts'
import type { VersionId } from '../attempt/attempt.repo.ts'
import { paperFiles } from '../attempt/paper-files.service.ts'
import type { Versions } from '../attempt/versions.service.ts'
import type { QuestionId } from '../bank/question.repo.ts'
import type { PracticeAttemptPaper } from '../exam-practice.tables.ts'
import { presentReviews } from './practice.present.ts'
import { practiceAttemptRepo } from './practice-attempt.repo.ts'
import { verdictOf } from './practice-grade.ts'
import { type Reviewed, storeReviews } from './recall.service.ts'
import { dailySet } from './recall.ts'
import { wrongBookRepo } from './wrong-book.repo.ts'

export interface DailyService {
  daily(viewer: Viewer): Promise<DailySet>
  answer(
    tx: Tx,
    viewer: Viewer,
    request: CallBody<'POST /sands-lms/api/v1/practise/daily/answer'>,
  ): Promise<{ stored: number }>
}

const DAY_MS = 24 * 60 * 60_000

const paperOf = (questions: readonly { questionId: QuestionId; versionId: VersionId }[]): PracticeAttemptPaper => ({
  partialRule: 'none',
  sections: [
    {
      key: 's',
      title: '',
      remark: '',
      questions: questions.map(({ questionId, versionId }) => ({
        key: `q-${questionId}`,
        versionId,
        score: 0,
        isRequired: false,
      })),
    },
  ],
  questionIds: Object.fromEntries(questions.map(({ questionId }) => [`q-${questionId}`, questionId])),
})

export function createDaily(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { versions, media }: { versions: Versions; media: Pick<MediaService, 'shownResources'> },
): DailyService {
  return {
    async daily(viewer) {
      const db = database.primary
      const now = clock.now()
      const [due, numbers, doneToday] = await Promise.all([
        wrongBookRepo.due(db, viewer, now),
        wrongBookRepo.dueNumbers(db, viewer, now),
        wrongBookRepo.doneSince(db, viewer, new Date(now.getTime() - DAY_MS)),
      ])
      const chosen = dailySet(due)
      const paper = paperOf(chosen)
      const [content, files, favorites] = await Promise.all([
        versions.forPaper(paper),
        paperFiles(db, media, paper),
        practiceAttemptRepo.favorites(
          db,
          viewer,
          chosen.map(({ questionId }) => questionId),
        ),
      ])
      // The order of options changes with each day.
      const attempt = { paper, seed: Math.floor(now.getTime() / DAY_MS), shuffleOptions: true }
      const keys = new Set(Object.keys(paper.questionIds))
      const reviews = presentReviews({ attempt, versions: content, files, favorites }, [], keys)
      return {
        questions: chosen.flatMap(({ questionId, versionId, dueAt }) => {
          const review = reviews.find(({ key }) => key === `q-${questionId}`)
          return review ? [{ ...review, versionId, dueAt: dueAt.toISOString() }] : []
        }),
        due: numbers.due,
        nextDueAt: numbers.nextDueAt === null ? null : new Date(numbers.nextDueAt).toISOString(),
        doneToday,
      }
    },

    async answer(tx, viewer, { answers }) {
      const now = clock.now()
      // Another device may be sending an answer that changes when a question is due.
      await practiceAttemptRepo.lockPerson(tx, viewer)
      const known = new Map(
        (
          await wrongBookRepo.versionsInBook(
            tx,
            viewer,
            answers.map(({ versionId }) => versionId),
          )
        ).map((row) => [row.id, row]),
      )
      const reviews = answers.flatMap(({ questionId, versionId, dueAt, answer, madeAt }): Reviewed[] => {
        const version = known.get(versionId)
        if (!version || version.questionId !== questionId) return []
        const due = version.dueAt.getTime()
        if (due !== Date.parse(dueAt) || due > now.getTime()) return []
        const parts = partsOf(paperOf([{ questionId, versionId }]), new Map([[versionId, { ...version, fileIds: [] }]]))
        const isRight = isQuestionRight(
          parts.map((part) => (fits(part, answer) ? verdictOf(part, answer) : 'unanswered')),
        )
        if (isRight === null) return []
        // Never before it was due, so that the next time is always later and has another key.
        const at = new Date(Math.max(due, Math.min(Date.parse(madeAt), now.getTime())))
        const key = `daily:${questionId}:${version.dueAt.toISOString()}`
        return [{ key, questionId, practiceId: null, isDaily: true, isRight, at }]
      })
      const first = reviews.filter(({ key }, index) => reviews.findIndex((other) => other.key === key) === index)
      return { stored: await storeReviews(tx, viewer, first) }
    },
  }
}
