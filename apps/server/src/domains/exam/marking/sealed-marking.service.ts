import type { SealedDetail, SealedItem } from '@sands/contract/exam/sealed.calls'
import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import { REVIEW_BIZ } from '@sands/rules/review'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { attemptRepo } from '../attempt/attempt.repo.ts'
import type { ExamId } from '../attempt/learner-exam.repo.ts'
import { paperFiles } from '../attempt/paper-files.service.ts'
import { presentSections } from '../attempt/question.present.ts'
import type { SealedId } from '../attempt/sealed.repo.ts'
import type { SealedFile, SealedReviewService } from '../attempt/sealed-review.service.ts'
import { examAttempts } from '../exam.tables.ts'
import { bizOf, namedFile } from './exam-review.service.ts'
import { filesOf } from './marking.present.ts'
import { markingRepo } from './marking.repo.ts'
import type { MarkingParts } from './marking.service.ts'

interface Named {
  examId: ExamId
  id: SealedId
}

export interface SealedMarkingService {
  page(viewer: Viewer, wanted: PageRequest & { examId: ExamId }): Promise<PageOf<SealedItem>>
  get(viewer: Viewer, named: Named): Promise<SealedDetail>
  decide(tx: Tx, viewer: Viewer, decision: Named & { isTaken: boolean; reason: string }): Promise<null>
}

type Parts = MarkingParts & { sealed: SealedReviewService }

/** What markers do with sealed files: those of the people whose work they may mark. */
export function createSealedMarking(
  { database, audit }: Kernel,
  { queue, versions, media, sealed }: Parts,
): SealedMarkingService {
  const db = database.primary

  /** What the person may see of the exam. */
  async function filterFor(on: Db, viewer: Viewer, examId: ExamId) {
    const biz = { bizType: REVIEW_BIZ.exam, bizId: bizOf(examId) }
    const { isAnonymous, name } = await queue.expectBiz(on, viewer, biz)
    const scope = queue.people(viewer, { ...biz, userId: examAttempts.userId })
    return { name, isAnonymous, filter: { collegeId: viewer.collegeId, examId, scope } }
  }

  async function fileFor(on: Db, viewer: Viewer, { examId, id }: Named) {
    const { filter, ...facts } = await filterFor(on, viewer, examId)
    const [file] = await sealed.files(on, { ...filter, id }, { size: 1, offset: 0 })
    if (!file) throw fail('review.unknown')
    return { ...facts, file }
  }

  async function presented(viewer: Viewer, files: readonly SealedFile[], isAnonymous: boolean): Promise<SealedItem[]> {
    const deciders = [...new Set(files.flatMap(({ decidedBy }) => decidedBy ?? []))]
    const names = await markingRepo.markers(db, deciders)
    const userIds: UserId[] = [...new Set(files.map(({ userId }) => userId))]
    const people = isAnonymous ? new Map() : await markingRepo.people(db, viewer.collegeId, userIds)
    return files.map(({ attemptId, userId, sealedAt, receivedAt, decidedBy, decidedAt, ...file }) => ({
      ...file,
      examRecordId: attemptId,
      person: people.get(userId) ?? null,
      sealedAt: sealedAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
      decidedBy: (decidedBy && names.get(decidedBy)) ?? null,
      decidedAt: decidedAt?.toISOString() ?? null,
    }))
  }

  return {
    async page(viewer, { examId, ...request }) {
      const { filter, isAnonymous } = await filterFor(db, viewer, examId)
      const [files, total] = await Promise.all([
        sealed.files(db, filter, pageWindow(request)),
        sealed.count(db, filter),
      ])
      return pageOf(await presented(viewer, files, isAnonymous), total, request)
    },

    async get(viewer, { examId, id }) {
      const { file, isAnonymous } = await fileFor(db, viewer, { examId, id })
      const attempt = await attemptRepo.anyById(db, file.attemptId)
      const [item] = await presented(viewer, [file], isAnonymous)
      if (!attempt || !item) throw fail('review.unknown')
      const { collegeId } = viewer
      const changes = await sealed.changes(db, { collegeId, id, attemptId: attempt.id })
      const named = changes.flatMap((change) => [...(change.stored?.fileIds ?? []), ...(change.sealed.fileIds ?? [])])
      const files = await media.shownResources(db, named)
      const shown = await paperFiles(db, media, attempt.paper)
      const order = { seed: attempt.seed, shuffleOptions: false }
      const sections = presentSections(attempt.paper, await versions.forPaper(attempt.paper), order, shown)
      const questions = new Map(sections.flatMap((section) => section.questions.map((each) => [each.key, each])))
      return {
        ...item,
        deadline: attempt.deadline?.toISOString() ?? null,
        differences: changes.map((change) => ({
          ...change,
          storedFiles: filesOf({ answer: change.stored }, files),
          sealedFiles: filesOf({ answer: change.sealed }, files),
          question: questions.get(change.questionKey.split('/')[0] ?? '') ?? null,
        })),
      }
    },

    async decide(tx, viewer, { examId, id, isTaken, reason }) {
      const { file, name } = await fileFor(tx, viewer, { examId, id })
      await sealed.decide(tx, { id, collegeId: viewer.collegeId, by: viewer.userId, isTaken, reason: reason.trim() })
      await queue.drop(tx, namedFile(id))
      await audit.record(tx, viewer, {
        action: isTaken ? 'exam.attempt.sealed-taken' : 'exam.attempt.sealed-refused',
        subject: { kind: 'attempt', id: file.attemptId, name },
        after: { reason: reason.trim() },
      })
      return null
    },
  }
}
