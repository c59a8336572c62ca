import { type Static, Type } from 'typebox'
import { Instant, Nullable, UserIdSchema } from '../kernel/schema.ts'
import { CurrentUser } from '../org/org.model.ts'
import { LearnId, LearnTypeSchema } from './learning.model.ts'

const Seconds = Type.Integer({ minimum: 0 })
const Day = Type.String({ format: 'date' })

/** The tiles on the my page. */
export const StudySummary = Type.Object({
  totalStudyDuringTime: Type.Integer({ description: 'Total seconds in this college' }),
  monthRank: Nullable(Type.Integer({ description: 'null without study time this month' })),
  totalPoints: Type.Integer({ description: 'The balance of points in this college' }),
  user: CurrentUser,
})
export type StudySummary = Static<typeof StudySummary>

export const StudyOverview = Type.Object({
  day: Type.String({ format: 'date', description: 'Today in the time zone of the person' }),
  today: Seconds,
  week: Seconds,
  month: Seconds,
  total: Seconds,
  studyDays: Type.Integer({ description: 'Total number of days with study time' }),
  streakDays: Type.Integer({ description: 'Days in a row up to today, or up to yesterday when today has none yet' }),
  weekDays: Type.Array(Type.Object({ day: Day, seconds: Seconds }), { description: 'Monday to Sunday of this week' }),
})
export type StudyOverview = Static<typeof StudyOverview>

export const StudyContent = Type.Object({
  learnType: LearnTypeSchema,
  learnId: LearnId,
  title: Type.String(),
  coverImgUrl: Nullable(Type.String()),
  link: Nullable(Type.String({ description: 'null when the person can no longer open the content' })),
  seconds: Seconds,
  lastTime: Instant,
})
export type StudyContent = Static<typeof StudyContent>

export const RankRow = Type.Object({
  rank: Type.Integer({ minimum: 1, description: 'People with equal study time have the same rank' }),
  userId: UserIdSchema,
  name: Type.String(),
  departmentName: Type.String(),
  avatarFileUrl: Nullable(Type.String()),
  seconds: Seconds,
})
export type RankRow = Static<typeof RankRow>

export const PointRankRow = Type.Object({
  ...Type.Omit(RankRow, ['seconds']).properties,
  points: Type.Integer({ minimum: 1, description: 'Earned in the period, whether spent or not' }),
})
export type PointRankRow = Static<typeof PointRankRow>
