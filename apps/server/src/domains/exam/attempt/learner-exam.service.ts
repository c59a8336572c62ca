import type { AttemptItem, ExamInfo } from '@sands/contract/exam/attempt.model'
import type { ExamDocument, ExamItem } from '@sands/contract/exam/exam.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { TagStatus } from '@sands/contract/study/study.model'
import { passScoreOf } from '@sands/rules/exam/attempt'
import { examStatus } from '@sands/rules/exam/learner-status'
import { EXAM_TAG } from '@sands/rules/exam/state'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { refusalOf } from './admission.policy.ts'
import type { AttemptRow } from './attempt.repo.ts'
import { type ExamId, type LearnerExamRow, learnerExamRepo, type OverrideRow } from './learner-exam.repo.ts'
import { reviewMoment, visibleParts } from './result.service.ts'
import { type ExamTerms, termsOf } from './terms.ts'

export interface ListedExam {
  item: ExamItem
  terms: ExamTerms
}

export interface LearnerExamService {
  /** All exams of a person: open ones first, soonest end first. */
  all(viewer: Viewer): Promise<ListedExam[]>
  page(viewer: Viewer, request: PageRequest & { tagStatus?: TagStatus }): Promise<PageOf<ExamItem>>
  info(viewer: Viewer, examId: ExamId): Promise<ExamInfo>
}

type PublishedRow = LearnerExamRow & { document: ExamDocument }
const isPublished = (row: LearnerExamRow): row is PublishedRow => row.document !== null
const iso = (date: Date | null) => date?.toISOString() ?? null
const flag = (value: boolean | null) => (value === null ? null : value ? 1 : 0)
const NEVER = Number.MAX_SAFE_INTEGER

/** The score that counts is shown when the matrix shows the score of the last attempt, whichever it comes from. */
const showsScore = ({ document, lastSubmittedAt }: PublishedRow, closesAt: Date | null, now: Date): boolean =>
  document.review[reviewMoment(lastSubmittedAt, closesAt, now)].includes('score')

function presentItem(row: PublishedRow, terms: ExamTerms, now: Date): ExamItem {
  const status = examStatus({
    state: row.state,
    attempts: row.personStatus,
    closesAt: terms.closesAt?.getTime() ?? null,
    admitUntil: terms.admitUntil?.getTime() ?? null,
    now: now.getTime(),
  })
  return {
    examId: row.id,
    examName: row.title,
    examStatus: status,
    tagStatus: EXAM_TAG[status],
    startTime: iso(terms.opensAt),
    endTime: iso(terms.closesAt),
    limitMinutes: terms.limitMinutes,
    questionNum: row.questionNum,
    totalScore: row.totalScore,
    passScore: passScoreOf(row.totalScore, row.document.passPercent),
    score: showsScore(row, terms.closesAt, now) ? row.personScore : null,
    isQualified: flag(row.isQualified),
  }
}

function presentAttempt(row: AttemptRow, document: ExamDocument, closesAt: Date | null, now: Date): AttemptItem {
  const parts = visibleParts(row, document.review, { closesAt, now })
  return {
    examRecordId: row.id,
    number: row.number,
    state: row.state,
    startedAt: row.startedAt.toISOString(),
    submittedAt: iso(row.submittedAt),
    score: parts.includes('score') ? row.score : null,
    isQualified: flag(row.isQualified),
  }
}

export function createLearnerExamService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  media: Pick<MediaService, 'pictures'>,
): LearnerExamService {
  const db = database.primary

  async function all(viewer: Viewer): Promise<ListedExam[]> {
    const now = clock.now()
    const rows = (await learnerExamRepo.all(db, viewer)).filter(isPublished)
    const overrides = new Map<string, OverrideRow[]>()
    for (const override of rows.length > 0
      ? await learnerExamRepo.overrides(
          db,
          viewer,
          rows.map(({ id }) => id),
        )
      : [])
      overrides.set(override.examId, [...(overrides.get(override.examId) ?? []), override])
    const end = ({ terms: { closesAt } }: ListedExam) => closesAt?.getTime() ?? NEVER
    const isDone = ({ item }: ListedExam) => (item.tagStatus >= 400 ? 1 : 0)
    return rows
      .map((row) => {
        const terms = termsOf(row.document, overrides.get(row.id) ?? [])
        return { item: presentItem(row, terms, now), terms }
      })
      .toSorted((one, other) => isDone(one) - isDone(other) || end(one) - end(other))
  }

  return {
    all,

    async page(viewer, request) {
      const { offset, size } = pageWindow(request)
      const { tagStatus } = request
      const items = (await all(viewer))
        .map(({ item }) => item)
        .filter((item) => tagStatus === undefined || item.tagStatus === tagStatus)
      return pageOf(items.slice(offset, offset + size), items.length, request)
    },

    async info(viewer, examId) {
      const row = await learnerExamRepo.byId(db, viewer, examId)
      if (!row || !isPublished(row)) throw fail('exam.unknown')
      const { document } = row
      const now = clock.now()
      const terms = termsOf(document, await learnerExamRepo.overrides(db, viewer, [examId]))
      const attempts = (await learnerExamRepo.attempts(db, viewer, examId)).filter(({ state }) => state !== 'void')
      const running = attempts.find(({ state }) => state === 'in_progress')
      const refusal = refusalOf({
        state: row.state,
        isVisible: row.isVisible,
        document,
        terms,
        status: row.personStatus,
        used: attempts.length,
        lastSubmittedAt: attempts[0]?.submittedAt ?? null,
        now,
      })
      const cover = row.coverFileId
      const fileIds = [...document.introduction.matchAll(/data-file-id="(\d+)"/g)].map(([, id]) => id)
      const pictures = await media.pictures(
        db,
        [...fileIds, cover].flatMap((id) => (id ? [id as typeof cover & string] : [])),
      )
      return {
        ...presentItem(row, terms, now),
        introduction: presentHtml(document.introduction, pictures),
        coverUrl: (cover && pictures.get(cover)?.url) ?? null,
        admitUntil: iso(terms.admitUntil),
        minMinutes: document.minMinutes,
        attemptLimit: terms.attempts,
        attemptsLeft: terms.attempts === 0 ? null : Math.max(0, terms.attempts - attempts.length),
        intervalMinutes: document.intervalMinutes,
        isOneWay: document.isOneWay,
        leaveLimit: document.leaveLimit,
        needsPassword: document.password !== null,
        refusal: running ? null : refusal,
        runningId: running?.id ?? null,
        attempts: attempts.map((attempt) => presentAttempt(attempt, document, terms.closesAt, now)),
        serverTime: now.toISOString(),
      }
    },
  }
}
