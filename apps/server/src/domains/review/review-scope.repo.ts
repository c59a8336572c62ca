import type { Right } from '@sands/contract/rights'
import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../kernel/viewer.ts'
import { departments, memberships } from '../org/index.ts'
import type { ReviewKind } from './review.kind.ts'
import { reviewers, reviewItems } from './review.tables.ts'

/** Whether the person has the right over the person whose work it is. */
function hasRight({ rights, departments: remits, collegeId }: Viewer, right: Right): SQL {
  if (!rights.has(right)) return sql`false`
  const remit = remits.get(right)
  if (!remit) return sql`true`
  return sql`exists (select 1 from ${memberships} m join ${departments} d on d.id = m.department_id
    where m.user_id = ${reviewItems.userId} and m.college_id = ${collegeId}
      and d.path && ${sql.param([...remit])}::bigint[])`
}

/**
 * The items that a person may mark: those of exams and tasks that name them as a reviewer, and those of people over whom
 * they have the right. Never their own work.
 */
export function reviewableBy(viewer: Viewer, kinds: readonly Pick<ReviewKind, 'bizType' | 'right'>[]): SQL {
  const named = sql`exists (select 1 from ${reviewers} r where r.biz_type = ${reviewItems.bizType}
    and r.biz_id = ${reviewItems.bizId} and r.user_id = ${viewer.userId})`
  const byKind = kinds.map(
    ({ bizType, right }) => sql`(${reviewItems.bizType} = ${bizType} and (${hasRight(viewer, right)} or ${named}))`,
  )
  return sql`(${reviewItems.collegeId} = ${viewer.collegeId} and ${reviewItems.userId} <> ${viewer.userId}
    and ${reviewItems.state} <> 'gone' and (${byKind.length > 0 ? sql.join(byKind, sql` or `) : sql`false`}))`
}
