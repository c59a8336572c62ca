import type { PracticeDocument, PracticeInfo, PracticeItem } from '@sands/contract/exam/practice.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { TagStatus } from '@sands/contract/study/study.model'
import { practiceRefusal, practiceTag, timeStatus } from '@sands/rules/exam/practice'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type LearnerPracticeRow, learnerPracticeRepo, type PracticeId } from './learner-practice.repo.ts'

export interface LearnerPracticeService {
  /** All practices of a person: open ones first, soonest end first. */
  all(viewer: Viewer): Promise<PracticeItem[]>
  page(viewer: Viewer, request: PageRequest & { tagStatus?: TagStatus }): Promise<PageOf<PracticeItem>>
  info(viewer: Viewer, id: PracticeId): Promise<PracticeInfo>
}

export type PublishedPractice = LearnerPracticeRow & { document: PracticeDocument }
export const isPublished = (row: LearnerPracticeRow): row is PublishedPractice => row.document !== null
const iso = (date: Date | null) => date?.toISOString() ?? null
const NEVER = Number.MAX_SAFE_INTEGER
const DONE = 400

const windowOf = ({ state, opensAt, closesAt }: LearnerPracticeRow, now: Date) => ({
  state,
  opensAt: opensAt?.getTime() ?? null,
  closesAt: closesAt?.getTime() ?? null,
  now: now.getTime(),
})

export const refusalOf = (row: PublishedPractice, now: Date) =>
  practiceRefusal({
    ...windowOf(row, now),
    isVisible: row.isVisible,
    isRepeatable: row.document.isRepeatable,
    handedIn: row.handedIn ?? 0,
  })

function presentItem(row: PublishedPractice, now: Date): PracticeItem {
  const window = windowOf(row, now)
  return {
    practiseId: row.id,
    practiseName: row.title,
    tagStatus: practiceTag({ ...window, progress: row.progress, isRunning: row.runningId !== null }),
    timeStatus: timeStatus(window),
    isRepeat: row.document.isRepeatable ? 1 : 0,
    startTime: iso(row.opensAt),
    endTime: iso(row.closesAt),
    questionNum: row.questionNum,
    mode: row.document.mode,
    bestPercent: row.bestPercent,
  }
}

export function createLearnerPractices({
  database,
  clock,
}: Pick<Kernel, 'database' | 'clock'>): LearnerPracticeService {
  const db = database.primary

  async function all(viewer: Viewer): Promise<PracticeItem[]> {
    const now = clock.now()
    const rows = (await learnerPracticeRepo.all(db, viewer)).filter(isPublished)
    const end = ({ endTime }: PracticeItem) => (endTime === null ? NEVER : Date.parse(endTime))
    const isDone = ({ tagStatus }: PracticeItem) => (tagStatus >= DONE ? 1 : 0)
    return rows
      .map((row) => presentItem(row, now))
      .toSorted((one, other) => isDone(one) - isDone(other) || end(one) - end(other))
  }

  return {
    all,

    async page(viewer, request) {
      const { offset, size } = pageWindow(request)
      const { tagStatus } = request
      const items = (await all(viewer)).filter((item) => tagStatus === undefined || item.tagStatus === tagStatus)
      return pageOf(items.slice(offset, offset + size), items.length, request)
    },

    async info(viewer, id) {
      const row = await learnerPracticeRepo.byId(db, viewer, id)
      if (!row || !isPublished(row)) throw fail('exam.practice_unknown')
      const now = clock.now()
      const attempts = await learnerPracticeRepo.attempts(db, viewer, id)
      const { introduction, completion, accuracyPercent, points } = row.document
      return {
        ...presentItem(row, now),
        introduction,
        completion,
        accuracyPercent,
        points,
        refusal: row.runningId === null ? refusalOf(row, now) : null,
        runningId: row.runningId,
        attempts: attempts.map(({ id: practiseRecordId, number, state, startedAt, handedInAt, accuracy }) => ({
          practiseRecordId,
          number,
          state,
          startedAt: startedAt.toISOString(),
          handedInAt: iso(handedInAt),
          accuracy,
        })),
      }
    },
  }
}
