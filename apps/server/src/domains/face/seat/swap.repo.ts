import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { EXPECTED, SEATED } from '@sands/rules/face/seat'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, membersOf, users } from '../../org/index.ts'
import { faceSeats } from '../face.tables.ts'
import type { FaceId } from '../session/session.repo.ts'
import type { FaceSeatId } from './seat.repo.ts'

export interface ColleagueRow {
  id: UserId
  name: string
  departmentName: string
}

interface Wanted {
  sessionId: FaceId
  audience: AudienceChoice
  userId: UserId
}

/** Active people of the college whom the session is for and who have no seat in it, other than the person. */
const eligible = (collegeId: CollegeId, { sessionId, audience, userId }: Wanted) =>
  and(
    eq(memberships.collegeId, collegeId),
    eq(users.status, 'active'),
    ne(memberships.userId, userId),
    sql`${memberships.userId} in (${membersOf(collegeId, audience)})`,
    sql`not exists (select from ${faceSeats} s where s.session_id = ${sessionId} and s.user_id = ${memberships.userId}
      and s.status = any(${sql.param([...SEATED, 'leave'])}::text[]))`,
  )

export const swapRepo = {
  colleagues: (
    db: Db,
    collegeId: CollegeId,
    { words, limit, ...wanted }: Wanted & { words: string; limit: number },
  ): Promise<ColleagueRow[]> =>
    db
      .select({ id: users.id, name: users.name, departmentName: sql<string>`coalesce(${departments.name}, '')` })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .leftJoin(departments, eq(departments.id, memberships.departmentId))
      .where(and(eligible(collegeId, wanted), words ? sql`${users.name} ilike ${anywhere(words)}` : undefined))
      .orderBy(asc(users.name), asc(users.id))
      .limit(limit),

  isEligible: (
    db: Db,
    collegeId: CollegeId,
    { colleagueId, ...wanted }: Wanted & { colleagueId: UserId },
  ): Promise<boolean> =>
    db
      .select({ id: users.id })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eligible(collegeId, wanted), eq(memberships.userId, colleagueId)))
      .then((rows) => rows.length > 0),

  /** The seat that a colleague offers to this person, the oldest one first. */
  offered: (
    db: Db,
    sessionId: FaceId,
    userId: UserId,
  ): Promise<{ trainConfirmId: FaceSeatId; name: string } | undefined> =>
    db
      .select({ trainConfirmId: faceSeats.id, name: users.name })
      .from(faceSeats)
      .innerJoin(users, eq(users.id, faceSeats.userId))
      .where(
        and(
          eq(faceSeats.sessionId, sessionId),
          eq(faceSeats.offeredTo, userId),
          inArray(faceSeats.status, [...EXPECTED]),
        ),
      )
      .orderBy(asc(faceSeats.turn))
      .limit(1)
      .then(([row]) => row),
}
