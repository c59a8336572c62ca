import { randomInt } from 'node:crypto'
import type { ManagedPaper, PaperPreview, PaperSupply } from '@sands/contract/exam/paper.calls'
import type { ManagedPaperItem, PaperDocument } from '@sands/contract/exam/paper.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { paperTotals } from '@sands/rules/exam/paper'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { presentQuestionItem } from '../bank/question.present.ts'
import { questionRepo } from '../bank/question.repo.ts'
import { type ListedPaper, type PaperId, type PaperRow, paperRepo } from './paper.repo.ts'
import { previewOf } from './paper-content.service.ts'
import { drawsOf, itemsOf, supplyOf } from './paper-supply.service.ts'

type SeenPaper = { id: PaperId; version: number }
const LAST_SEED = 2 ** 31 - 1

export interface PaperService {
  page(viewer: Viewer, request: PageRequest & { keyWord?: string }): Promise<PageOf<ManagedPaperItem>>
  get(db: Db, viewer: Viewer, id: PaperId): Promise<ManagedPaper>
  create(tx: Tx, viewer: Viewer, document: PaperDocument): Promise<ManagedPaper>
  save(tx: Tx, viewer: Viewer, change: SeenPaper & { document: PaperDocument }): Promise<ManagedPaper>
  remove(tx: Tx, viewer: Viewer, seen: SeenPaper): Promise<null>
  supply(viewer: Viewer, document: PaperDocument): Promise<PaperSupply>
  preview(viewer: Viewer, request: { id: PaperId; seed?: number }): Promise<PaperPreview>
}

const subjectOf = ({ id, title }: Pick<PaperRow, 'id' | 'title'>) => ({ kind: 'paper', id, name: title })

const presentItem = (row: ListedPaper): ManagedPaperItem => ({
  id: row.id,
  title: row.title,
  kind: row.document.kind,
  questionNum: row.questionNum,
  totalScore: row.totalScore,
  exams: row.exams,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedByName ?? '',
})

/** Keys must be unique. A fixed paper draws nothing, a random one names nothing. */
function storable(document: PaperDocument): PaperDocument {
  const keys = [...document.sections, ...itemsOf(document), ...drawsOf(document)].map(({ key }) => key)
  if (new Set(keys).size < keys.length) throw fail('kernel.malformed')
  return {
    ...document,
    title: document.title.trim(),
    sections: document.sections.map((section) => ({
      ...section,
      title: section.title.trim(),
      items: document.kind === 'fixed' ? section.items : [],
      draws: document.kind === 'random' ? section.draws : [],
    })),
  }
}

const recordOf = ({ title, kind, partialRule, sections }: PaperDocument) => ({ title, kind, partialRule, sections })

export function createPaperService({ database, clock, audit }: Kernel, media: MediaService): PaperService {
  const repo = paperRepo

  async function find(db: Db, viewer: Viewer, id: PaperId): Promise<ListedPaper> {
    const row = await repo.get(db, viewer.collegeId, id)
    if (!row) throw fail('exam.paper_unknown')
    return row
  }

  async function get(db: Db, viewer: Viewer, id: PaperId): Promise<ManagedPaper> {
    const row = await find(db, viewer, id)
    const ids = itemsOf(row.document).map(({ questionId }) => questionId)
    const questions = await questionRepo.byIds(db, viewer.collegeId, ids)
    return {
      ...presentItem(row),
      document: row.document,
      questions: questions.map(presentQuestionItem),
      supply: await supplyOf(db, viewer.collegeId, row.document),
    }
  }

  async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: SeenPaper): Promise<PaperRow> {
    const row = await repo.lock(tx, viewer.collegeId, id)
    if (!row) throw fail('exam.paper_unknown')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  const values = (viewer: Viewer, document: PaperDocument) => ({
    title: document.title,
    document,
    ...paperTotals(document),
    updatedBy: viewer.userId,
    updatedAt: clock.now(),
  })

  const nameQuestions = (tx: Tx, { collegeId }: Viewer, paperId: PaperId, document: PaperDocument) =>
    repo.setQuestions(
      tx,
      { collegeId, paperId },
      itemsOf(document).map(({ questionId }) => questionId),
    )

  return {
    get,

    async page(viewer, { keyWord, ...request }) {
      const db = database.primary
      const [rows, total] = await Promise.all([
        repo.page(db, viewer.collegeId, { keyWord, ...pageWindow(request) }),
        repo.total(db, viewer.collegeId, keyWord),
      ])
      return pageOf(rows.map(presentItem), total, request)
    },

    async create(tx, viewer, wanted) {
      const document = storable(wanted)
      const row = await repo.add(tx, { collegeId: viewer.collegeId, ...values(viewer, document) })
      if (!row) throw new Error('the paper was not stored')
      await nameQuestions(tx, viewer, row.id, document)
      await audit.record(tx, viewer, {
        action: 'exam.paper.created',
        subject: subjectOf(row),
        after: recordOf(document),
      })
      return get(tx, viewer, row.id)
    },

    async save(tx, viewer, { document: wanted, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      const document = storable(wanted)
      const row = await repo.change(tx, before.id, values(viewer, document))
      if (!row) throw fail('exam.paper_unknown')
      await nameQuestions(tx, viewer, row.id, document)
      await audit.record(tx, viewer, {
        action: 'exam.paper.saved',
        subject: subjectOf(row),
        ...changed(recordOf(before.document), recordOf(document)),
      })
      return get(tx, viewer, row.id)
    },

    async remove(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      const { exams } = await find(tx, viewer, row.id)
      if (exams > 0) throw fail('exam.paper_in_use', { count: exams })
      await repo.change(tx, row.id, { removedAt: clock.now(), updatedBy: viewer.userId, updatedAt: clock.now() })
      await audit.record(tx, viewer, {
        action: 'exam.paper.deleted',
        subject: subjectOf(row),
        before: recordOf(row.document),
      })
      return null
    },

    supply: (viewer, document) => supplyOf(database.primary, viewer.collegeId, document),

    async preview(viewer, { id, seed = randomInt(LAST_SEED) }) {
      const db = database.primary
      const { document } = await find(db, viewer, id)
      return previewOf(db, { collegeId: viewer.collegeId, media }, { document, seed })
    },
  }
}
