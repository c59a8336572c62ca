import type { Id, UserId } from '@sands/contract/kernel/schema'
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { courseEditors } from '../course.tables.ts'

type CourseId = Id<'course'>

/** Nobody reads more names. */
const MOST_EDITORS = 20

export const editorsRepo = {
  seen: (db: Db, { courseId, userId, at }: { courseId: CourseId; userId: UserId; at: Date }) =>
    db
      .insert(courseEditors)
      .values({ courseId, userId, seenAt: at })
      .onConflictDoUpdate({ target: [courseEditors.courseId, courseEditors.userId], set: { seenAt: at } }),

  left: (db: Db, { courseId, userId }: { courseId: CourseId; userId: UserId }) =>
    db.delete(courseEditors).where(and(eq(courseEditors.courseId, courseId), eq(courseEditors.userId, userId))),

  forget: (db: Db, before: Date) => db.delete(courseEditors).where(lt(courseEditors.seenAt, before)),

  others: (db: Db, { courseId, userId, since }: { courseId: CourseId; userId: UserId; since: Date }) =>
    db
      .select({ userId: courseEditors.userId, name: users.name })
      .from(courseEditors)
      .innerJoin(users, eq(users.id, courseEditors.userId))
      .where(
        and(eq(courseEditors.courseId, courseId), ne(courseEditors.userId, userId), gt(courseEditors.seenAt, since)),
      )
      .orderBy(asc(users.name), asc(users.id))
      .limit(MOST_EDITORS),
}
