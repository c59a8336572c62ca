import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { pointAccounts, pointMonths } from '../points.tables.ts'

const isMemberHere = and(
  eq(memberships.userId, pointAccounts.userId),
  eq(memberships.collegeId, pointAccounts.collegeId),
)

const listed = (collegeId: CollegeId, words: string | undefined): SQL | undefined =>
  and(
    eq(pointAccounts.collegeId, collegeId),
    eq(pointAccounts.kind, 'person'),
    words
      ? sql`(lower(${users.name}) like ${anywhere(words.toLowerCase())} or lower(${users.userName}) like ${anywhere(words.toLowerCase())})`
      : undefined,
  )

export const accountsRepo = {
  /** People of the college with an account, most points first. */
  page: (
    db: Db,
    { collegeId, words }: { collegeId: CollegeId; words: string | undefined },
    { size, offset }: { size: number; offset: number },
  ) =>
    db
      .select({
        userId: users.id,
        departmentName: departments.name,
        balance: pointAccounts.balance,
        held: pointAccounts.held,
      })
      .from(pointAccounts)
      .innerJoin(users, eq(users.id, pointAccounts.userId))
      .innerJoin(memberships, isMemberHere)
      .leftJoin(departments, eq(departments.id, memberships.departmentId))
      .where(listed(collegeId, words))
      .orderBy(desc(pointAccounts.balance), desc(pointAccounts.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, collegeId: CollegeId, words: string | undefined): Promise<number> =>
    db
      .select({ total: count() })
      .from(pointAccounts)
      .innerJoin(users, eq(users.id, pointAccounts.userId))
      .innerJoin(memberships, isMemberHere)
      .where(listed(collegeId, words))
      .then(([row]) => row?.total ?? 0),

  isMember: (db: Db, collegeId: CollegeId, userId: UserId): Promise<boolean> =>
    db
      .select({ id: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.collegeId, collegeId)))
      .then(({ length }) => length > 0),

  departmentName: (db: Db, collegeId: CollegeId, userId: UserId): Promise<string> =>
    db
      .select({ name: departments.name })
      .from(memberships)
      .innerJoin(departments, eq(departments.id, memberships.departmentId))
      .where(and(eq(memberships.userId, userId), eq(memberships.collegeId, collegeId)))
      .then(([row]) => row?.name ?? ''),

  /** Everyone who earned points in a month, most first; of equal numbers the one reached earlier comes first. */
  standings: (db: Db, collegeId: CollegeId, month: string) =>
    db
      .select({
        userId: pointMonths.userId,
        amount: pointMonths.points,
        departmentId: memberships.departmentId,
      })
      .from(pointMonths)
      .innerJoin(
        memberships,
        and(eq(memberships.userId, pointMonths.userId), eq(memberships.collegeId, pointMonths.collegeId)),
      )
      .innerJoin(users, and(eq(users.id, pointMonths.userId), eq(users.status, 'active')))
      .where(and(eq(pointMonths.collegeId, collegeId), eq(pointMonths.month, month), sql`${pointMonths.points} > 0`))
      .orderBy(desc(pointMonths.points), pointMonths.reachedAt, pointMonths.userId),
}
