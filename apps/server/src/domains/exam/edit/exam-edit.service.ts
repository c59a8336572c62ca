import type { ExamDocument, ExamState, ManagedExamItem } from '@sands/contract/exam/exam.model'
import type { ExamEdition, ManagedExam } from '@sands/contract/exam/manage.calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { countAudience } from '../../org/index.ts'
import { examRecord, faultsOf, filesOfExam, storable } from './exam-document.service.ts'
import { presentExamItem } from './exam-edit.present.ts'
import { type ExamId, type ExamRow, examEditRepo, type ListedExam } from './exam-edit.repo.ts'

export type SeenExam = { id: ExamId; version: number }
interface ListRequest extends PageRequest {
  keyWord?: string
  state?: ExamState
}

export interface ExamEditService {
  page(viewer: Viewer, request: ListRequest): Promise<PageOf<ManagedExamItem>>
  get(db: Db, viewer: Viewer, id: ExamId): Promise<ManagedExam>
  create(tx: Tx, viewer: Viewer, draft: ExamDocument): Promise<ManagedExam>
  save(tx: Tx, viewer: Viewer, change: SeenExam & { draft: ExamDocument }): Promise<ManagedExam>
  remove(tx: Tx, viewer: Viewer, seen: SeenExam): Promise<null>
  editions(viewer: Viewer, request: PageRequest & { id: ExamId }): Promise<PageOf<ExamEdition>>
}

export const examSubject = ({ id, draft }: Pick<ExamRow, 'id' | 'draft'>) => ({ kind: 'exam', id, name: draft.title })

/** Locks the exam until the transaction ends, and refuses a version other than the one the caller has seen. */
export async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: SeenExam): Promise<ExamRow> {
  const row = await examEditRepo.lock(tx, viewer.collegeId, id)
  if (!row) throw fail('exam.unknown')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

export function createExamEditService({ database, clock, audit }: Kernel, media: MediaService): ExamEditService {
  const repo = examEditRepo

  async function find(db: Db, viewer: Viewer, id: ExamId): Promise<ListedExam> {
    const row = await repo.get(db, viewer.collegeId, id)
    if (!row) throw fail('exam.unknown')
    return row
  }

  async function get(db: Db, viewer: Viewer, id: ExamId): Promise<ManagedExam> {
    const row = await find(db, viewer, id)
    const { draft } = row
    const { collegeId } = viewer
    const pictures = await media.pictures(db, filesOfExam(draft))
    return {
      ...presentExamItem(row, await countAudience(db, collegeId, draft.audience)),
      edition: row.edition,
      questionNum: row.questionNum,
      totalScore: row.totalScore,
      draft: { ...draft, introduction: presentHtml(draft.introduction, pictures) },
      cover: (draft.coverFileId && pictures.get(draft.coverFileId)) ?? null,
      reviewers: await repo.people(db, collegeId, draft.reviewerIds),
      faults: await faultsOf(db, collegeId, { document: draft, now: clock.now() }),
    }
  }

  /** Until the first publication, lists show the title and the window of the draft. */
  const unpublishedValues = ({ title, coverFileId, opensAt, closesAt }: ExamDocument) => ({
    title,
    coverFileId,
    opensAt: opensAt === null ? null : new Date(opensAt),
    closesAt: closesAt === null ? null : new Date(closesAt),
  })

  return {
    get,

    async page(viewer, { keyWord, state, ...request }) {
      const db = database.primary
      const filter = { keyWord, state }
      const [rows, total] = await Promise.all([
        repo.page(db, viewer.collegeId, { filter, ...pageWindow(request) }),
        repo.total(db, viewer.collegeId, filter),
      ])
      const records: ManagedExamItem[] = []
      for (const row of rows)
        records.push(presentExamItem(row, await countAudience(db, viewer.collegeId, row.draft.audience)))
      return pageOf(records, total, request)
    },

    async create(tx, viewer, wanted) {
      const draft = await storable(tx, { viewer, media }, wanted)
      const row = await repo.add(tx, {
        ...unpublishedValues(draft),
        collegeId: viewer.collegeId,
        state: 'draft',
        draft,
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw new Error('the exam was not stored')
      await repo.addFiles(tx, row.id, filesOfExam(draft))
      await audit.record(tx, viewer, {
        action: 'exam.exam.created',
        subject: examSubject(row),
        after: await examRecord(tx, viewer.collegeId, draft),
      })
      return get(tx, viewer, row.id)
    },

    async save(tx, viewer, { draft: wanted, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      const draft = await storable(tx, { viewer, media }, wanted)
      const row = await repo.change(tx, before.id, {
        ...(before.edition === 0 ? unpublishedValues(draft) : {}),
        draft,
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw fail('exam.unknown')
      await repo.addFiles(tx, row.id, filesOfExam(draft))
      const old = await examRecord(tx, viewer.collegeId, before.draft)
      await audit.record(tx, viewer, {
        action: 'exam.exam.saved',
        subject: examSubject(row),
        ...changed(old, await examRecord(tx, viewer.collegeId, draft)),
      })
      return get(tx, viewer, row.id)
    },

    async remove(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      const isOut = row.state === 'published' || row.state === 'scheduled'
      // Deleting a published exam takes it away from learners, so it needs the right to publish.
      if (isOut && !viewer.rights.has('exam.publish')) throw fail('kernel.no_permission')
      const now = clock.now()
      await repo.change(tx, row.id, { removedAt: now, publishAt: null, updatedBy: viewer.userId, updatedAt: now })
      await audit.record(tx, viewer, {
        action: 'exam.exam.deleted',
        subject: examSubject(row),
        before: { state: row.state, ...(await examRecord(tx, viewer.collegeId, row.draft)) },
      })
      return null
    },

    async editions(viewer, { id, ...request }) {
      const db = database.primary
      const exam = await find(db, viewer, id)
      const [rows, total] = await Promise.all([
        repo.editions(db, exam, pageWindow(request)),
        repo.editionsTotal(db, exam),
      ])
      const records = rows.map(({ publishedAt, publishedBy, ...row }) => ({
        ...row,
        publishedAt: publishedAt.toISOString(),
        publishedBy: publishedBy ?? '',
      }))
      return pageOf(records, total, request)
    },
  }
}
