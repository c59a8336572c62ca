import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import type { MissingPerson } from '@sands/contract/survey/survey.model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { departments, memberships, membersOf, users } from '../../org/index.ts'
import type { SurveyId } from '../survey.repo.ts'
import { surveyParticipants } from '../survey.tables.ts'

export interface Invited {
  surveyId: SurveyId
  collegeId: CollegeId
  audience: AudienceChoice
}

const withoutReply = ({ surveyId, collegeId, audience }: Invited) => sql`
  from (${membersOf(collegeId, audience)}) as invited
  join ${users} u on u.id = invited.user_id
  where not exists (select 1 from ${surveyParticipants} p where p.survey_id = ${surveyId} and p.user_id = invited.user_id)`

export const missingRepo = {
  page: (db: Db, invited: Invited, { size, offset }: { size: number; offset: number }): Promise<MissingPerson[]> =>
    db
      .execute<MissingPerson & Record<string, unknown>>(
        sql`select found.id, found.name, coalesce(d.name, '') as "departmentName", coalesce(po.name, '') as "postName"
          from (select u.id, u.name ${withoutReply(invited)} order by u.name, u.id limit ${size} offset ${offset}) found
          join ${memberships} m on m.user_id = found.id and m.college_id = ${invited.collegeId}
          left join ${departments} d on d.id = m.department_id left join posts po on po.id = m.post_id
          order by found.name, found.id`,
      )
      .then(({ rows }) => rows),

  total: (db: Db, invited: Invited): Promise<number> =>
    db
      .execute<{ total: number }>(sql`select count(*)::int as total ${withoutReply(invited)}`)
      .then(({ rows: [row] }) => row?.total ?? 0),

  ids: (db: Db, invited: Invited): Promise<UserId[]> =>
    db.execute<{ id: UserId }>(sql`select u.id ${withoutReply(invited)}`).then(({ rows }) => rows.map(({ id }) => id)),
}
