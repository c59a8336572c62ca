import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import { manageRepo } from './manage.repo.ts'
import { phaseOf } from './survey.policy.ts'
import { type SurveyId, surveyRepo } from './survey.repo.ts'

export interface AnnouncePayload {
  surveyId: SurveyId
}

/** Tells the audience about a survey once, when it opens. A survey that was ended or postponed sends nothing. */
export const announceSurvey = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  send: SendMessage,
): JobKind<AnnouncePayload> =>
  jobKind<AnnouncePayload>({
    name: 'survey.announce',
    retries: 8,
    limitSeconds: 120,
    run: ({ surveyId }) =>
      database.transaction(async (tx) => {
        const survey = await surveyRepo.lockLive(tx, surveyId)
        if (!survey || survey.announcedAt !== null || phaseOf(survey, clock.now()) !== 'running') return
        await send(tx, {
          collegeId: survey.collegeId,
          category: 'study',
          to: { audienceId: survey.audienceId },
          texts: fromTemplate(survey.isAnonymous ? 'survey.opened_anonymous' : 'survey.opened', {
            name: survey.live.name,
          }),
          jump: { to: 'survey', moduleId: survey.id },
          dedupeKey: `survey.opened:${survey.id}`,
        })
        await manageRepo.announced(tx, survey.id, clock.now())
      }),
  })
