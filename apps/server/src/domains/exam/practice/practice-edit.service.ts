import type { ManagedPractice, PracticeSupply } from '@sands/contract/exam/edit-practice.calls'
import type { ManagedPracticeItem, PracticeDocument } from '@sands/contract/exam/practice.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { practiceQuestionNum } from '@sands/rules/exam/practice-faults'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { checkAudience, countAudience } from '../../org/index.ts'
import { presentQuestionItem } from '../bank/question.present.ts'
import { questionRepo } from '../bank/question.repo.ts'
import { practiceRecord, practiceSubject } from './practice-document.service.ts'
import { presentPracticeItem } from './practice-edit.present.ts'
import {
  type ListedPractice,
  type PracticeFilter,
  type PracticeId,
  type PracticeRow,
  practiceEditRepo,
} from './practice-edit.repo.ts'
import { practiceSupply } from './practice-supply.service.ts'

export type SeenPractice = { id: PracticeId; version: number }

export interface PracticeEditService {
  page(viewer: Viewer, request: PageRequest & PracticeFilter): Promise<PageOf<ManagedPracticeItem>>
  get(db: Db, viewer: Viewer, id: PracticeId): Promise<ManagedPractice>
  supply(viewer: Viewer, document: PracticeDocument): Promise<PracticeSupply>
  create(tx: Tx, viewer: Viewer, draft: PracticeDocument): Promise<ManagedPractice>
  save(tx: Tx, viewer: Viewer, change: SeenPractice & { draft: PracticeDocument }): Promise<ManagedPractice>
  copy(tx: Tx, viewer: Viewer, wanted: { id: PracticeId; title: string }): Promise<ManagedPractice>
  remove(tx: Tx, viewer: Viewer, seen: SeenPractice): Promise<null>
}

/** Locks the practice until the transaction ends, and refuses a version other than the one the caller has seen. */
export async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: SeenPractice): Promise<PracticeRow> {
  const row = await practiceEditRepo.lock(tx, viewer.collegeId, id)
  if (!row) throw fail('exam.practice_unknown')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

/** Questions that the draft or the published practice names: neither may lose them. */
const namedQuestions = (...documents: (PracticeDocument | null)[]) => [
  ...new Set(documents.flatMap((document) => document?.questionIds ?? [])),
]

export function createPracticeEditService({ database, clock, audit }: Kernel): PracticeEditService {
  const repo = practiceEditRepo

  async function find(db: Db, viewer: Viewer, id: PracticeId): Promise<ListedPractice> {
    const row = await repo.get(db, viewer.collegeId, id)
    if (!row) throw fail('exam.practice_unknown')
    return row
  }

  async function storable(tx: Tx, { collegeId }: Viewer, draft: PracticeDocument): Promise<PracticeDocument> {
    const keys = draft.draws.map(({ key }) => key)
    if (new Set(keys).size < keys.length) throw fail('kernel.malformed')
    await checkAudience(tx, collegeId, draft.audience)
    return { ...draft, title: draft.title.trim(), introduction: draft.introduction.trim() }
  }

  async function get(db: Db, viewer: Viewer, id: PracticeId): Promise<ManagedPractice> {
    const row = await find(db, viewer, id)
    const { collegeId } = viewer
    const { draft } = row
    const named = await questionRepo.byIds(db, collegeId, draft.questionIds)
    return {
      ...presentPracticeItem(row, await countAudience(db, collegeId, draft.audience)),
      draft,
      questions: named.map(presentQuestionItem),
      supply: await practiceSupply(db, collegeId, { document: draft, now: clock.now() }),
    }
  }

  async function add(tx: Tx, viewer: Viewer, draft: PracticeDocument): Promise<ManagedPractice> {
    const { collegeId, userId } = viewer
    const row = await repo.add(tx, {
      collegeId,
      title: draft.title,
      state: 'draft',
      draft,
      questionNum: practiceQuestionNum(draft),
      updatedBy: userId,
      updatedAt: clock.now(),
    })
    if (!row) throw new Error('the practice was not stored')
    await repo.setQuestions(tx, { collegeId, practiceId: row.id }, namedQuestions(draft))
    await audit.record(tx, viewer, {
      action: 'exam.practice.created',
      subject: practiceSubject(row),
      after: await practiceRecord(tx, collegeId, draft),
    })
    return get(tx, viewer, row.id)
  }

  return {
    get,

    async page(viewer, { keyWord, state, ...request }) {
      const db = database.primary
      const filter = { keyWord, state }
      const [rows, total] = await Promise.all([
        repo.page(db, viewer.collegeId, { filter, ...pageWindow(request) }),
        repo.total(db, viewer.collegeId, filter),
      ])
      const records: ManagedPracticeItem[] = []
      for (const row of rows)
        records.push(presentPracticeItem(row, await countAudience(db, viewer.collegeId, row.draft.audience)))
      return pageOf(records, total, request)
    },

    supply: (viewer, document) => practiceSupply(database.primary, viewer.collegeId, { document, now: clock.now() }),

    create: async (tx, viewer, wanted) => add(tx, viewer, await storable(tx, viewer, wanted)),

    async copy(tx, viewer, { id, title }) {
      const { draft } = await find(tx, viewer, id)
      // The window of the original says nothing about the copy.
      const wanted = { ...draft, title, opensAt: null, closesAt: null }
      return add(tx, viewer, await storable(tx, viewer, wanted))
    },

    async save(tx, viewer, { draft: wanted, ...seen }) {
      const { collegeId } = viewer
      const before = await lockSeen(tx, viewer, seen)
      const draft = await storable(tx, viewer, wanted)
      const isOut = before.published !== null
      const row = await repo.change(tx, before.id, {
        ...(isOut ? {} : { title: draft.title, questionNum: practiceQuestionNum(draft) }),
        draft,
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw fail('exam.practice_unknown')
      await repo.setQuestions(tx, { collegeId, practiceId: row.id }, namedQuestions(draft, row.published))
      const old = await practiceRecord(tx, collegeId, before.draft)
      await audit.record(tx, viewer, {
        action: 'exam.practice.saved',
        subject: practiceSubject(row),
        ...changed(old, await practiceRecord(tx, collegeId, draft)),
      })
      return get(tx, viewer, row.id)
    },

    async remove(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      // Deleting a published practice takes it away from learners, so it needs the right to publish.
      if (row.state === 'published' && !viewer.rights.has('exam.publish')) throw fail('kernel.no_permission')
      await repo.change(tx, row.id, { removedAt: clock.now(), updatedBy: viewer.userId, updatedAt: clock.now() })
      await repo.setQuestions(tx, { collegeId: viewer.collegeId, practiceId: row.id }, [])
      await audit.record(tx, viewer, {
        action: 'exam.practice.deleted',
        subject: practiceSubject(row),
        before: { state: row.state, ...(await practiceRecord(tx, viewer.collegeId, row.draft)) },
      })
      return null
    },
  }
}
