import './survey.events.ts'
import { defineDomain } from '../../kernel/domain.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OpsServices } from '../ops/index.ts'
import type { OrgServices } from '../org/index.ts'
import type { StudyServices } from '../study/index.ts'
import { announceSurvey } from './announce.jobs.ts'
import { createSurveyManageService } from './manage.service.ts'
import { createMissingService } from './missing/missing.service.ts'
import { createPublishService } from './publish.service.ts'
import { createDeviceTokens } from './reply/device-token.codec.ts'
import { createOpenSurveys } from './reply/open-surveys.service.ts'
import { createReplyService } from './reply/reply.service.ts'
import { createReplyWriter } from './reply/reply-writer.service.ts'
import { createAnswersService } from './results/answers.service.ts'
import { countNewReplies } from './results/count.jobs.ts'
import { createCounter } from './results/count.service.ts'
import { createExportService } from './results/export.service.ts'
import { createResultsService } from './results/results.service.ts'
import { loadSurveyDemo } from './survey.demo.ts'
import { surveyRoutes } from './survey.routes.ts'
import { createSurveyService } from './survey.service.ts'
import { surveyContent } from './survey-content.service.ts'
import { pastSurveyEvents } from './survey-past.repo.ts'
import { surveyTaskKind } from './survey-task.kind.ts'
import { surveyTasks } from './survey-task.service.ts'
import { surveyFileUses } from './survey-uses.repo.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
  org: OrgServices
  message: MessageServices
  study: StudyServices
}

export const surveyDomain = defineDomain({
  name: 'survey',
  roles: {
    'content-author': ['survey.edit'],
    'training-manager': ['survey.edit', 'survey.publish', 'survey.results'],
  },
  demo: loadSurveyDemo,
  demoEvents: pastSurveyEvents,
  compose(kernel, needs: Needs) {
    const { media, fileUses } = needs.media
    const { send } = needs.message
    const devices = createDeviceTokens(kernel.secrets.keyFor('survey-devices'))
    const count = createCounter(kernel)
    const announce = announceSurvey(kernel, send)
    const management = createSurveyManageService(kernel)
    const results = createResultsService(kernel, { count })
    const exports = createExportService(kernel, { results, batches: needs.ops.batches })
    fileUses.add(...surveyFileUses)
    needs.study.taskSources.add(surveyTasks(kernel))
    needs.study.taskKinds.add(surveyTaskKind)
    return {
      services: {},
      routes: (app) =>
        surveyRoutes(app, {
          surveys: createSurveyService(kernel, { media, devices }),
          replies: createReplyService(kernel, {
            devices,
            open: createOpenSurveys(kernel),
            writer: createReplyWriter(kernel, media),
            media,
            isTaskLocked: needs.study.isTaskLocked,
          }),
          management,
          publications: createPublishService(kernel, { management, announce }),
          results,
          answers: createAnswersService(kernel, { results, org: needs.org.org, media }),
          exports,
          missing: createMissingService(kernel, send),
        }),
      jobs: [announce, countNewReplies(kernel, count)],
      contentKinds: [surveyContent],
    }
  },
})
