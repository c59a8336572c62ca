import type { Right } from '@sands/contract/rights'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Viewer } from '../../kernel/viewer.ts'
import { departments, memberships } from '../org/index.ts'
import type { BizId, ReviewKind } from './review.kind.ts'
import { reviewers, reviewItems } from './review.tables.ts'

/** Whether the person has the right over the person whose work it is. */
function hasRight({ rights, departments: remits, collegeId }: Viewer, right: Right, userId: SQLWrapper): SQL {
  if (!rights.has(right)) return sql`false`
  const remit = remits.get(right)
  if (!remit) return sql`true`
  return sql`exists (select 1 from ${memberships} m join ${departments} d on d.id = m.department_id
    where m.user_id = ${userId} and m.college_id = ${collegeId}
      and d.path && ${sql.param([...remit])}::bigint[])`
}

type Kind = Pick<ReviewKind, 'bizType' | 'right' | 'reviewersOf' | 'isTaking'>

const isNamed = ({ userId }: Viewer, { bizType, reviewersOf }: Kind, bizId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${reviewers} r where r.biz_type = ${reviewersOf ?? bizType}
    and r.biz_id = ${bizId} and r.user_id = ${userId})`

const isFree = (viewer: Viewer, { isTaking }: Kind, bizId: SQLWrapper): SQL =>
  isTaking ? sql`not ${isTaking(viewer, bizId)}` : sql`true`

/**
 * The items that a person may mark: those of exams and tasks that name them as a reviewer, and those of people over whom
 * they have the right. Never their own work, and nothing of an exam that they are taking.
 */
export function reviewableBy(viewer: Viewer, kinds: readonly Kind[]): SQL {
  const byKind = kinds.map(
    (kind) => sql`(${reviewItems.bizType} = ${kind.bizType} and ${isFree(viewer, kind, reviewItems.bizId)}
      and (${hasRight(viewer, kind.right, reviewItems.userId)} or ${isNamed(viewer, kind, reviewItems.bizId)}))`,
  )
  return sql`(${reviewItems.collegeId} = ${viewer.collegeId} and ${reviewItems.userId} <> ${viewer.userId}
    and ${reviewItems.state} <> 'gone' and (${byKind.length > 0 ? sql.join(byKind, sql` or `) : sql`false`}))`
}

/** The same for the people of one exam or task, whatever table their work is in. */
export const peopleReviewableBy = (viewer: Viewer, kind: Kind, of: { bizId: BizId; userId: SQLWrapper }): SQL =>
  sql`(${of.userId} <> ${viewer.userId}
    and (${hasRight(viewer, kind.right, of.userId)} or ${isNamed(viewer, kind, sql`${of.bizId}`)}))`

/** A condition that holds for nobody. */
export const NOBODY: SQL = sql`false`

/** An id as a value in a condition. */
export const idValue = (id: string): SQL => sql`${id}::bigint`
