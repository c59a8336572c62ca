import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TaskKind } from '../study/index.ts'
import { surveyEditions, surveyParticipants, surveyReplies, surveys } from './survey.tables.ts'
import './survey.events.ts'

/**
 * Surveys as tasks of training projects: passed with the first reply. The record says who has replied, as the list of
 * participants does, and nothing about the reply. An anonymous reply has no time, so that the publication of the survey
 * takes its place, and it reports nothing: a record in its transaction would say whose it is.
 */
export const surveyTaskKind: TaskKind = {
  type: PROJECT_TASKS.survey,
  contentKind: 'survey',
  records: (refIds) => sql`select p.user_id, p.survey_id as ref_id, 'passed' as state,
      coalesce((select min(r.submitted_at) from ${surveyReplies} r join ${surveyEditions} e on e.id = r.edition_id
        where e.survey_id = p.survey_id and r.user_id = p.user_id), s.published_at, s.updated_at) as at
    from ${surveyParticipants} p join ${surveys} s on s.id = p.survey_id
    where p.user_id is not null and p.survey_id = any(${sql.param([...refIds])}::bigint[])`,
  silent: (db, refIds) =>
    db
      .select({ id: surveys.id })
      .from(surveys)
      .where(and(inArray(surveys.id, refIds.map(asId<Id<'survey'>>)), eq(surveys.isAnonymous, true)))
      .then((rows) => rows.map(({ id }) => id)),
  audiences: (refIds) => sql`select s.id as ref_id, s.audience_id from ${surveys} s
    where s.audience_id is not null and not s.is_public and s.id = any(${sql.param([...refIds])}::bigint[])`,
  listen(events, moved) {
    events.on('survey.replied', async (tx, { collegeId, surveyId, userIds, isAnonymous, at }) => {
      if (!isAnonymous) await moved(tx, { collegeId, userIds, refId: surveyId, state: 'passed', at })
    })
  },
}
