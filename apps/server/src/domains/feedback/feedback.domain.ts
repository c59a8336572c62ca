import { defineDomain } from '../../kernel/domain.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OpsServices } from '../ops/index.ts'
import type { OrgServices } from '../org/index.ts'
import { createCategoryService } from './category.service.ts'
import { createCeoService } from './ceo.service.ts'
import { loadFeedbackDemo } from './feedback.demo.ts'
import { feedbackRepo } from './feedback.repo.ts'
import { feedbackRoutes } from './feedback.routes.ts'
import { createFeedbackService } from './feedback.service.ts'
import { createFeedbackManageService } from './feedback-manage.service.ts'
import { feedbackFileUses } from './feedback-uses.repo.ts'
import { createLeaderService } from './leader.service.ts'
import { createSurroundings } from './surroundings.service.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
  org: OrgServices
  message: MessageServices
}

export const feedbackDomain = defineDomain({
  name: 'feedback',
  roles: { 'training-manager': ['feedback.answer'] },
  demo: loadFeedbackDemo,
  compose(kernel, { ops: { batches }, media: { media, fileUses }, org: { org }, message: { send } }: Needs) {
    const around = createSurroundings({ media, org })
    const management = createFeedbackManageService(kernel, { around, send, batches })
    fileUses.add(...feedbackFileUses)
    return {
      services: {},
      routes: (app) =>
        feedbackRoutes(app, {
          feedback: createFeedbackService(kernel, { media, around }),
          management,
          categories: createCategoryService(kernel),
          ceo: createCeoService(kernel, { org, send }),
          leaders: createLeaderService(kernel, org),
        }),
      listen() {
        kernel.events.on('org.user-erased', async (tx, { userId }) => {
          await feedbackRepo.forgetContacts(tx, userId)
        })
      },
    }
  },
})
