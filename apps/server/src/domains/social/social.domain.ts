import { defineDomain } from '../../kernel/domain.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OrgServices } from '../org/index.ts'
import { createCommentService } from './comment.service.ts'
import type { SocialStates } from './social.kind.ts'
import { socialRoutes } from './social.routes.ts'
import { createSocialService } from './social.service.ts'
import { createSocialAccess } from './social-access.service.ts'
import { pastSocialEvents } from './social-past.repo.ts'
import { socialFileUses } from './social-uses.repo.ts'

interface Needs {
  media: MediaServices
  org: OrgServices
  message: MessageServices
}

export interface SocialServices {
  social: SocialStates
}

export const socialDomain = defineDomain({
  name: 'social',
  roles: { 'community-moderator': ['social.comments.moderate'] },
  demoEvents: pastSocialEvents,
  compose(kernel, { media: { media, fileUses }, org: { org }, message: { send } }: Needs) {
    const social = createSocialService(kernel)
    fileUses.add(...socialFileUses(createSocialAccess(kernel.content)))
    const services: SocialServices = { social }
    return {
      services,
      routes: (app) => socialRoutes(app, social, createCommentService(kernel, { media, org, social, send })),
    }
  },
})
