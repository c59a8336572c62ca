import { eq, isNotNull, min } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import type { PastEvent } from '../../kernel/events.ts'
import { surveyEditions, surveyReplies, surveys } from './survey.tables.ts'
import './survey.events.ts'

/** The first replies of people of the demo company. Nobody knows who replied to anonymous surveys. */
export const pastSurveyEvents = async (tx: Tx): Promise<PastEvent[]> => {
  const rows = await tx
    .select({
      surveyId: surveys.id,
      collegeId: surveys.collegeId,
      userId: surveyReplies.userId,
      live: surveys.live,
      at: min(surveyReplies.submittedAt),
    })
    .from(surveyReplies)
    .innerJoin(surveyEditions, eq(surveyEditions.id, surveyReplies.editionId))
    .innerJoin(surveys, eq(surveys.id, surveyEditions.surveyId))
    .where(isNotNull(surveyReplies.userId))
    .groupBy(surveys.id, surveys.collegeId, surveyReplies.userId, surveys.live)
  return rows.flatMap(({ userId, live, at, ...event }): PastEvent[] =>
    userId && at
      ? [
          {
            name: 'survey.replied',
            event: { ...event, userIds: [userId], isAnonymous: false, points: live?.points ?? 0, at },
          },
        ]
      : [],
  )
}
