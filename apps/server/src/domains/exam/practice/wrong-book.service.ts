import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { BookCategory, BookQuestion, PracticeTopic } from '@sands/contract/exam/practice.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type BookFilter, wrongBookRepo } from './wrong-book.repo.ts'

export interface WrongBookService {
  wrong(viewer: Viewer, request: CallQuery<'GET /sands-lms/api/v1/practise/wrong/page'>): Promise<PageOf<BookQuestion>>
  favorites(
    viewer: Viewer,
    request: CallQuery<'GET /sands-lms/api/v1/practise/favorite/page'>,
  ): Promise<PageOf<BookQuestion>>
  setFavorite(viewer: Viewer, request: CallBody<'POST /sands-lms/api/v1/practise/favorite/set'>): Promise<null>
  categories(
    viewer: Viewer,
    request: CallQuery<'GET /sands-lms/api/v1/practise/book/categories'>,
  ): Promise<BookCategory[]>
  topics(viewer: Viewer): Promise<PracticeTopic[]>
}

type BookRow = Awaited<ReturnType<typeof wrongBookRepo.page>>[number]
const iso = (date: Date | null) => date?.toISOString() ?? null

const presentRow = ({ favoriteAt, ...row }: BookRow): BookQuestion => ({
  ...row,
  timesWrong: row.timesWrong ?? 0,
  rightInRow: row.rightInRow ?? 0,
  lastWrongAt: iso(row.lastWrongAt),
  leftAt: iso(row.leftAt),
  dueAt: iso(row.dueAt),
  isFavorite: favoriteAt === null ? 0 : 1,
})

export function createWrongBook({ database, clock }: Pick<Kernel, 'database' | 'clock'>): WrongBookService {
  const db = database.primary

  async function page(viewer: Viewer, filter: BookFilter, request: { current?: number; size?: number }) {
    const { size, offset } = pageWindow(request)
    const [rows, total] = await Promise.all([
      wrongBookRepo.page(db, viewer, { ...filter, size, offset }),
      wrongBookRepo.total(db, viewer, filter),
    ])
    return pageOf(rows.map(presentRow), total, request)
  }

  return {
    wrong: (viewer, { categoryId, isLeft, ...request }) =>
      page(viewer, { kind: 'wrong', categoryId, isLeft: isLeft === 1 }, request),

    favorites: (viewer, { categoryId, ...request }) =>
      page(viewer, { kind: 'favorite', categoryId, isLeft: false }, request),

    setFavorite: (viewer, { questionId, isFavorite }) =>
      database.transaction(async (tx) => {
        if (isFavorite === 0) {
          await wrongBookRepo.removeFavorite(tx, viewer, questionId)
          return null
        }
        if (!(await wrongBookRepo.hasPractised(tx, viewer, questionId))) throw fail('exam.question_unknown')
        await wrongBookRepo.setFavorite(tx, viewer, { questionId, createdAt: clock.now() })
        return null
      }),

    categories: (viewer, { kind, isLeft }) => wrongBookRepo.categories(db, viewer, { kind, isLeft: isLeft === 1 }),

    topics: (viewer) => wrongBookRepo.topics(db, viewer),
  }
}
