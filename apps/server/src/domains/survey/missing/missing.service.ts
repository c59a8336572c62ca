import type { CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { MissingPerson } from '@sands/contract/survey/survey.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { manageRepo } from '../manage.repo.ts'
import { phaseOf } from '../survey.policy.ts'
import { surveySubject } from '../survey.present.ts'
import type { SurveyId, SurveyRow } from '../survey.repo.ts'
import { type Invited, missingRepo } from './missing.repo.ts'

const DAY_MS = 86_400_000

export interface MissingService {
  page(
    viewer: Viewer,
    query: CallQuery<'GET /sands-lms/api/v1/manage/investigation/missing'>,
  ): Promise<PageOf<MissingPerson>>
  remind(tx: Tx, viewer: Viewer, id: SurveyId): Promise<{ people: number }>
}

/** The people who were asked. Throws for anonymous surveys: nobody may see who has replied. */
function expectInvited(survey: SurveyRow | undefined): Invited & { name: string } {
  if (!survey?.live) throw fail('survey.gone')
  if (survey.isAnonymous) throw fail('survey.anonymous')
  const { name, audience } = survey.live
  return { surveyId: survey.id, collegeId: survey.collegeId, audience, name }
}

export function createMissingService(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  send: SendMessage,
): MissingService {
  return {
    async page({ collegeId }, { id, ...request }) {
      const db = database.primary
      const invited = expectInvited((await manageRepo.byId(db, collegeId, id))?.survey)
      const [people, total] = await Promise.all([
        missingRepo.page(db, invited, pageWindow(request)),
        missingRepo.total(db, invited),
      ])
      return pageOf(people, total, request)
    },

    async remind(tx, viewer, id) {
      const now = clock.now()
      const survey = await manageRepo.lock(tx, viewer.collegeId, id)
      const invited = expectInvited(survey)
      if (!survey || phaseOf(survey, now) !== 'running') throw fail('survey.not_open')
      if (survey.remindedAt && now.getTime() - survey.remindedAt.getTime() < DAY_MS) throw fail('survey.reminded_today')
      const userIds = await missingRepo.ids(tx, invited)
      if (userIds.length > 0)
        await send(tx, {
          collegeId: survey.collegeId,
          category: 'study',
          to: { userIds },
          texts: fromTemplate('survey.reminder', { name: invited.name }),
          jump: { to: 'survey', moduleId: survey.id },
        })
      await manageRepo.reminded(tx, survey.id, now)
      await audit.record(tx, viewer, {
        action: 'survey.survey.reminded',
        subject: surveySubject(survey),
        after: { people: userIds.length },
      })
      return { people: userIds.length }
    },
  }
}
