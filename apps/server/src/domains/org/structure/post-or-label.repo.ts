import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { nameOrder } from '../../../kernel/database/name-order.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { labels, memberships, posts, userLabels } from '../org.tables.ts'

export interface PostOrLabelRow<Kind extends string> {
  id: Id<Kind>
  code: string | null
  name: string
  version: number
}

/** What posts and labels have in common: a name, and people who have it. */
export interface PostOrLabelRepo<Kind extends string> {
  /** Those that can be given in the college, by name. */
  all(db: Db, viewer: Viewer): Promise<PostOrLabelRow<Kind>[]>
  /** How many people of the college have each. */
  people(db: Db, collegeId: CollegeId): Promise<{ id: Id<Kind> | null; people: number }[]>
  /** How many people have it, in any college. */
  uses(db: Db, id: Id<Kind>): Promise<number>
  add(db: Db, collegeId: CollegeId, name: string): Promise<{ id: Id<Kind> }[]>
  rename(db: Db, id: Id<Kind>, name: string): Promise<unknown>
  remove(db: Db, id: Id<Kind>): Promise<unknown>
}

export const postRepo: PostOrLabelRepo<'post'> = {
  all: (db, { collegeId, language }) =>
    db
      .select({ id: posts.id, code: sql<string | null>`null`, name: posts.name, version: posts.version })
      .from(posts)
      .where(eq(posts.collegeId, collegeId))
      .orderBy(nameOrder(posts.name, language), asc(posts.id)),

  people: (db, collegeId) =>
    db
      .select({ id: memberships.postId, people: count() })
      .from(memberships)
      .where(eq(memberships.collegeId, collegeId))
      .groupBy(memberships.postId),

  uses: (db, id) =>
    db
      .select({ people: count() })
      .from(memberships)
      .where(eq(memberships.postId, id))
      .then(([row]) => row?.people ?? 0),

  add: (db, collegeId, name) => db.insert(posts).values({ collegeId, name }).returning({ id: posts.id }),

  rename: (db, id, name) =>
    db
      .update(posts)
      .set({ name, version: sql`${posts.version} + 1` })
      .where(eq(posts.id, id)),

  remove: (db, id) => db.delete(posts).where(eq(posts.id, id)),
}

export const labelRepo: PostOrLabelRepo<'label'> = {
  all: (db, { collegeId, language }) =>
    db
      .select({ id: labels.id, code: labels.code, name: labels.name, version: labels.version })
      .from(labels)
      .where(or(isNull(labels.collegeId), eq(labels.collegeId, collegeId)))
      .orderBy(sql`${labels.code} is null`, nameOrder(labels.name, language), asc(labels.id)),

  people: (db, collegeId) =>
    db
      .select({ id: userLabels.labelId, people: count() })
      .from(userLabels)
      .innerJoin(memberships, and(eq(memberships.userId, userLabels.userId), eq(memberships.collegeId, collegeId)))
      .groupBy(userLabels.labelId),

  uses: (db, id) =>
    db
      .select({ people: count() })
      .from(userLabels)
      .where(eq(userLabels.labelId, id))
      .then(([row]) => row?.people ?? 0),

  add: (db, collegeId, name) => db.insert(labels).values({ collegeId, name }).returning({ id: labels.id }),

  rename: (db, id, name) =>
    db
      .update(labels)
      .set({ name, version: sql`${labels.version} + 1` })
      .where(eq(labels.id, id)),

  remove: (db, id) => db.delete(labels).where(eq(labels.id, id)),
}
