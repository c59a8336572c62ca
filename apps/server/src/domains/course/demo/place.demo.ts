import type { CollegeId, DepartmentId, Id, PostId } from '@sands/contract/kernel/schema'
import type { AudienceGroup } from '@sands/rules/audience'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { courseCategories } from '../course.tables.ts'
import type { DemoCourse } from './demo-course.kind.ts'

/** Creates the categories and returns their ids by path. */
export async function addCategories(
  tx: Tx,
  collegeId: CollegeId,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Id<'courseCategory'>>> {
  const added = new Map<string, Id<'courseCategory'>>()
  const children = new Map<string, number>()
  for (const path of paths) {
    const steps = path.split('/')
    const above = steps.slice(0, -1).join('/')
    const sort = children.get(above) ?? 0
    children.set(above, sort + 1)
    const [row] = await tx
      .insert(courseCategories)
      .values({
        collegeId,
        parentId: added.get(above) ?? null,
        name: steps.at(-1) ?? path,
        level: steps.length,
        sort,
      })
      .returning({ id: courseCategories.id })
    if (row) added.set(path, row.id)
  }
  return added
}

/** The groups of a course's audience; empty means everybody. */
export async function groupsOf(
  tx: Tx,
  collegeId: CollegeId,
  { departments = [], posts = [] }: NonNullable<DemoCourse['only']>,
): Promise<AudienceGroup[]> {
  const parts = await tx.execute<{ id: DepartmentId }>(
    sql`select id from departments where college_id = ${collegeId} and name = any(${sql.param([...departments])}::text[])`,
  )
  const jobs = await tx.execute<{ id: PostId }>(
    sql`select id from posts where college_id = ${collegeId} and name = any(${sql.param([...posts])}::text[])`,
  )
  if (parts.rows.length < departments.length || jobs.rows.length < posts.length)
    throw new Error('the demo company lacks a department or a post')
  return [
    ...parts.rows.map(({ id }) => ({ kind: 'department', id, withChildren: true }) as const),
    ...jobs.rows.map(({ id }) => ({ kind: 'post', id }) as const),
  ]
}
