import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LearnType } from '@sands/rules/study'
import { and, between, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { studyDays, studyMonths } from '../learning.tables.ts'

interface Own {
  userId: UserId
  collegeId: CollegeId
}
interface Span {
  from: string
  until: string
}

const ownDays = ({ userId, collegeId }: Own) => and(eq(studyDays.userId, userId), eq(studyDays.collegeId, collegeId))
const time = sql<string>`sum(${studyDays.milliseconds})`

export const recordRepo = {
  total: (db: Db, { userId, collegeId }: Own, month: string) =>
    db
      .select({ milliseconds: studyMonths.milliseconds })
      .from(studyMonths)
      .where(and(eq(studyMonths.userId, userId), eq(studyMonths.collegeId, collegeId), eq(studyMonths.month, month)))
      .then(([row]) => row?.milliseconds ?? 0),

  /** Days with study and their study time, the latest first. */
  days: async (db: Db, own: Own, span?: Span) => {
    const rows = await db
      .select({ day: studyDays.day, milliseconds: time })
      .from(studyDays)
      .where(and(ownDays(own), span && between(studyDays.day, span.from, span.until)))
      .groupBy(studyDays.day)
      .orderBy(sql`${studyDays.day} desc`)
    return rows.map(({ day, milliseconds }) => ({ day, milliseconds: Number(milliseconds) }))
  },

  /** What a person studied on some days, most time first, and how many learnables in all. */
  contents: async (db: Db, { userId, collegeId }: Own, span: Span & { size: number; offset: number }) => {
    const { rows } = await db.execute<{
      learn_type: LearnType
      learn_id: Id<'learn'>
      milliseconds: string
      last_at: string
    }>(sql`
      select learn_type, learn_id, sum(milliseconds) as milliseconds, max(last_at) as last_at
      from study_days
      where user_id = ${userId} and college_id = ${collegeId} and day between ${span.from} and ${span.until}
      group by learn_type, learn_id order by 3 desc, 4 desc limit ${span.size} offset ${span.offset}`)
    return rows
  },

  countContents: async (db: Db, { userId, collegeId }: Own, span: Span) => {
    const { rows } = await db.execute<{ total: number }>(sql`
      select count(distinct (learn_type, learn_id))::int as total from study_days
      where user_id = ${userId} and college_id = ${collegeId} and day between ${span.from} and ${span.until}`)
    return rows[0]?.total ?? 0
  },
}
