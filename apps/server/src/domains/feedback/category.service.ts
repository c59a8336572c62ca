import type { CategoryNames, ManagedFeedbackCategory } from '@sands/contract/feedback/feedback.model'
import { LANGUAGES } from '@sands/rules/language'
import { changed } from '../../kernel/audit/changed.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { type CategoryId, type CategoryRow, categoryRepo } from './category.repo.ts'
import { categoryRecord, categorySubject, presentCategory } from './feedback.present.ts'

interface Seen {
  id: CategoryId
  version: number
}
interface Values {
  names: CategoryNames
  isOn: boolean
}

export interface CategoryService {
  list(viewer: Viewer): Promise<ManagedFeedbackCategory[]>
  create(tx: Tx, viewer: Viewer, values: Values): Promise<ManagedFeedbackCategory>
  update(tx: Tx, viewer: Viewer, change: Seen & Values): Promise<ManagedFeedbackCategory>
  sort(tx: Tx, viewer: Viewer, place: Seen & { beforeId: CategoryId | null }): Promise<null>
  remove(tx: Tx, viewer: Viewer, seen: Seen): Promise<null>
}

const trimmed = (names: CategoryNames): CategoryNames =>
  Object.fromEntries(LANGUAGES.flatMap((language) => (names[language] ? [[language, names[language].trim()]] : [])))

function seenIn(rows: readonly CategoryRow[], { id, version }: Seen): CategoryRow {
  const row = rows.find((each) => each.id === id)
  if (!row) throw fail('feedback.category_gone')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

export function createCategoryService({ database, audit }: Pick<Kernel, 'database' | 'audit'>): CategoryService {
  return {
    async list({ collegeId, language }) {
      const db = database.primary
      const [rows, counts] = await Promise.all([categoryRepo.all(db, collegeId), categoryRepo.counts(db, collegeId)])
      return rows.map((row) => presentCategory(row, { language, count: counts.get(row.id) ?? 0 }))
    },

    async create(tx, viewer, { names, isOn }) {
      const { collegeId, language } = viewer
      const rows = await categoryRepo.lockAll(tx, collegeId)
      const row = await categoryRepo.add(tx, { collegeId, names: trimmed(names), isOn, sort: rows.length + 1 })
      if (!row) throw new Error('the category was not stored')
      await audit.record(tx, viewer, {
        action: 'feedback.category.created',
        subject: categorySubject(row, language),
        after: categoryRecord(row),
      })
      return presentCategory(row, { language, count: 0 })
    },

    async update(tx, viewer, { names, isOn, ...seen }) {
      const { collegeId, language } = viewer
      const before = seenIn(await categoryRepo.lockAll(tx, collegeId), seen)
      const row = await categoryRepo.change(tx, before.id, { names: trimmed(names), isOn })
      if (!row) throw fail('feedback.category_gone')
      await audit.record(tx, viewer, {
        action: 'feedback.category.updated',
        subject: categorySubject(row, language),
        ...changed(categoryRecord(before), categoryRecord(row)),
      })
      const counts = await categoryRepo.counts(tx, collegeId)
      return presentCategory(row, { language, count: counts.get(row.id) ?? 0 })
    },

    async sort(tx, viewer, { beforeId, ...seen }) {
      const rows = await categoryRepo.lockAll(tx, viewer.collegeId)
      const row = seenIn(rows, seen)
      const order = rows.map(({ id }) => id)
      const others = order.filter((id) => id !== row.id)
      const place = beforeId === null ? others.length : others.indexOf(beforeId)
      // The category at the target position was deleted.
      if (place < 0) throw fail('kernel.changed_meanwhile')
      await categoryRepo.sort(tx, viewer.collegeId, others.toSpliced(place, 0, row.id))
      await audit.record(tx, viewer, {
        action: 'feedback.category.sorted',
        subject: categorySubject(row, viewer.language),
        before: { place: order.indexOf(row.id) + 1 },
        after: { place: place + 1 },
      })
      return null
    },

    async remove(tx, viewer, seen) {
      const row = seenIn(await categoryRepo.lockAll(tx, viewer.collegeId), seen)
      const count = (await categoryRepo.counts(tx, viewer.collegeId)).get(row.id) ?? 0
      if (count > 0) throw fail('feedback.category_in_use', { count })
      await categoryRepo.remove(tx, row.id)
      await audit.record(tx, viewer, {
        action: 'feedback.category.removed',
        subject: categorySubject(row, viewer.language),
        before: categoryRecord(row),
      })
      return null
    },
  }
}
