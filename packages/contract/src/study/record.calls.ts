import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Nullable, OneOf, Page, pageQuery } from '../kernel/schema.ts'
import { PointRankRow, RankRow, StudyContent, StudyOverview, StudySummary } from './record.model.ts'

const Day = Type.String({ format: 'date' })

export const recordCalls = {
  'POST /sands-lms/api/v1/dailyStudyRecords/simpleInfo': call({
    summary: 'Study time, rank of the month and points, for the my page.',
    access: 'learner',
    body: Type.Object({}),
    data: StudySummary,
  }),
  'POST /sands-lms/api/v1/dailyStudyRecords/overview': call({
    summary: 'Study time today, this week, this month and in total, in the time zone of the person.',
    access: 'learner',
    body: Type.Object({}),
    data: StudyOverview,
  }),
  'POST /sands-lms/api/v1/dailyStudyRecords/detail': call({
    summary: 'Study time by day and by content, longest first.',
    access: 'learner',
    body: Type.Object({
      from: Day,
      until: Type.String({ format: 'date', description: 'The last day; at most 366 days after the first' }),
      ...pageQuery,
    }),
    data: Type.Object({
      days: Type.Array(Type.Object({ day: Day, seconds: Type.Integer() }), {
        description: 'Days with study time, in order',
      }),
      contents: Page(StudyContent),
    }),
  }),
  'POST /sands-lms/api/v1/dailyStudyRecords/rank': call({
    summary: 'The 500 people with the longest study time, and the rank of the person.',
    access: 'learner',
    body: Type.Object({
      period: OneOf(['month', 'total']),
      scope: OneOf(['college', 'department']),
      ...pageQuery,
    }),
    data: Type.Object({
      ranks: Page(RankRow),
      mine: Type.Object({
        rank: Nullable(Type.Integer({ description: 'Also beyond 500; null without study time' })),
        seconds: Type.Integer(),
        toNext: Nullable(Type.Integer({ description: 'Missing seconds to the next higher rank' })),
      }),
      people: Type.Integer({ description: 'Number of people with study time' }),
      asOf: Instant,
    }),
  }),
  'POST /sands-lms/api/v1/dailyStudyRecords/points-rank': call({
    summary: 'The 500 people who earned the most points, and the rank of the person.',
    access: 'learner',
    body: Type.Object({
      period: OneOf(['month', 'total']),
      scope: OneOf(['college', 'department']),
      ...pageQuery,
    }),
    data: Type.Object({
      ranks: Page(PointRankRow),
      mine: Type.Object({
        rank: Nullable(Type.Integer({ description: 'Also beyond 500; null without points' })),
        points: Type.Integer(),
        toNext: Nullable(Type.Integer({ description: 'Missing points to the next higher rank' })),
      }),
      people: Type.Integer({ description: 'Number of people who earned points' }),
      asOf: Instant,
    }),
  }),
} satisfies Calls
