import type { QuestionUses, QuestionVersionItem } from '@sands/contract/exam/bank.calls'
import type {
  ManagedQuestion,
  ManagedQuestionItem,
  QuestionBody,
  QuestionDocument,
  QuestionSolution,
} from '@sands/contract/exam/question.model'
import type { Id, PageOf } from '@sands/contract/kernel/schema'
import type { Difficulty, QuestionType } from '@sands/rules/exam/question'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { examsNeeding } from '../paper/paper-supply.service.ts'
import { practiceEditRepo } from '../practice/practice-edit.repo.ts'
import { presentQuestion, presentQuestionItem, presentVersion } from './question.present.ts'
import { type ListedQuestion, type QuestionId, type QuestionRow, questionRepo } from './question.repo.ts'
import type { QuestionCategories } from './question-category.service.ts'
import { contentColumns, filesOf } from './question-document.codec.ts'
import { isSameContent, questionRecord, shownFiles, storable } from './question-document.service.ts'

/** How many exams an error names. */
const MOST_NAMED = 5

type SeenQuestion = { id: QuestionId; version: number }
export interface QuestionRequest {
  keyWord?: string
  categoryId?: Id<'questionCategory'>
  type?: QuestionType
  difficulty?: Difficulty
  tag?: string
}

export interface QuestionService {
  page(viewer: Viewer, request: QuestionRequest & PageRequest): Promise<PageOf<ManagedQuestionItem>>
  tags(viewer: Viewer): Promise<string[]>
  get(db: Db, viewer: Viewer, id: QuestionId): Promise<ManagedQuestion>
  create(tx: Tx, viewer: Viewer, document: QuestionDocument): Promise<ManagedQuestion>
  save(tx: Tx, viewer: Viewer, change: SeenQuestion & { document: QuestionDocument }): Promise<ManagedQuestion>
  remove(tx: Tx, viewer: Viewer, seen: SeenQuestion): Promise<null>
  uses(viewer: Viewer, id: QuestionId): Promise<QuestionUses>
  versions(viewer: Viewer, request: PageRequest & { id: QuestionId }): Promise<PageOf<QuestionVersionItem>>
}

export interface QuestionParts {
  media: MediaService
  categories: QuestionCategories
}

const subjectOf = ({ id, title }: Pick<QuestionRow, 'id' | 'title'>) => ({ kind: 'question', id, name: title })

export function createQuestionService(
  { database, clock, audit }: Kernel,
  { media, categories }: QuestionParts,
): QuestionService {
  const repo = questionRepo

  async function find(db: Db, viewer: Viewer, id: QuestionId): Promise<ListedQuestion> {
    const row = await repo.get(db, viewer.collegeId, id)
    if (!row) throw fail('exam.question_unknown')
    return row
  }

  async function contentOf(db: Db, { id, versionId }: QuestionRow) {
    const version = versionId === null ? undefined : await repo.version(db, versionId)
    if (!version) throw new Error(`question ${id} has no version`)
    return version
  }

  async function get(db: Db, viewer: Viewer, id: QuestionId): Promise<ManagedQuestion> {
    const row = await find(db, viewer, id)
    const content = await contentOf(db, row)
    return presentQuestion(row, content, await shownFiles(db, media, filesOf(content)))
  }

  async function addVersion(
    tx: Tx,
    viewer: Viewer,
    { questionId, content }: { questionId: QuestionId; content: { body: QuestionBody; solution: QuestionSolution } },
  ) {
    return repo.addVersion(tx, {
      questionId,
      body: content.body,
      solution: content.solution,
      createdBy: viewer.userId,
      createdAt: clock.now(),
      fileIds: filesOf(content).map(({ id }) => id),
    })
  }

  async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: SeenQuestion): Promise<QuestionRow> {
    const row = await repo.lock(tx, viewer.collegeId, id)
    if (!row) throw fail('exam.question_unknown')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  return {
    get,

    async page(viewer, { categoryId, ...request }) {
      const db = database.primary
      const categoryIds = categoryId && (await categories.withBelow(db, viewer.collegeId, categoryId))
      const { keyWord, type, difficulty, tag } = request
      const filter = { keyWord, categoryIds, type, difficulty, tag }
      const [rows, total] = await Promise.all([
        repo.page(db, viewer.collegeId, { filter, ...pageWindow(request) }),
        repo.total(db, viewer.collegeId, filter),
      ])
      return pageOf(rows.map(presentQuestionItem), total, request)
    },

    tags: (viewer) => repo.tags(database.primary, viewer.collegeId),

    async create(tx, viewer, wanted) {
      const document = await storable(tx, { viewer, media, categories }, wanted)
      const row = await repo.add(tx, {
        collegeId: viewer.collegeId,
        categoryId: document.categoryId,
        type: document.body.type,
        difficulty: document.difficulty,
        tags: document.tags,
        ...contentColumns(document.body),
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw new Error('the question was not stored')
      await repo.setVersion(tx, row.id, await addVersion(tx, viewer, { questionId: row.id, content: document }))
      await audit.record(tx, viewer, {
        action: 'exam.question.created',
        subject: subjectOf(row),
        after: questionRecord(document),
      })
      return get(tx, viewer, row.id)
    },

    async save(tx, viewer, { document: wanted, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      const old = await contentOf(tx, before)
      const document = await storable(tx, { viewer, media, categories }, wanted)
      // A change of category, difficulty or tags makes no new version: learners see none of them.
      const isNew = !isSameContent(old, document)
      const row = await repo.change(tx, before.id, {
        categoryId: document.categoryId,
        type: document.body.type,
        difficulty: document.difficulty,
        tags: document.tags,
        ...contentColumns(document.body),
        ...(isNew ? { versionId: await addVersion(tx, viewer, { questionId: before.id, content: document }) } : {}),
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw fail('exam.question_unknown')
      await audit.record(tx, viewer, {
        action: 'exam.question.saved',
        subject: subjectOf(row),
        ...changed(questionRecord({ ...before, body: old.body, solution: old.solution }), questionRecord(document)),
      })
      return get(tx, viewer, row.id)
    },

    async remove(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      const papers = await repo.papersWith(tx, row.id)
      const uses = papers.length + (await practiceEditRepo.usesOf(tx, row.id))
      if (uses > 0) throw fail('exam.question_in_use', { count: uses })
      const needing = await examsNeeding(tx, viewer.collegeId, { id: row.id, now: clock.now() })
      if (needing.length > 0)
        throw fail('exam.question_needed', { count: needing.length, names: needing.slice(0, MOST_NAMED).join(', ') })
      const content = await contentOf(tx, row)
      await repo.change(tx, row.id, { removedAt: clock.now(), updatedBy: viewer.userId, updatedAt: clock.now() })
      await audit.record(tx, viewer, {
        action: 'exam.question.deleted',
        subject: subjectOf(row),
        before: questionRecord({ ...row, ...content }),
      })
      return null
    },

    async uses(viewer, id) {
      const db = database.primary
      await find(db, viewer, id)
      const papers = await repo.papersWith(db, id)
      const exams = await repo.examsWith(
        db,
        papers.map((paper) => paper.id),
      )
      return { papers, exams }
    },

    async versions(viewer, { id, ...request }) {
      const db = database.primary
      await find(db, viewer, id)
      const [rows, total] = await Promise.all([repo.versions(db, id, pageWindow(request)), repo.versionsTotal(db, id)])
      const files = await shownFiles(db, media, rows.flatMap(filesOf))
      return pageOf(
        rows.map((row) => presentVersion(row, files)),
        total,
        request,
      )
    },
  }
}
