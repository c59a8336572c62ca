import { defineDomain } from '../../kernel/domain.ts'
import type { ArticleServices } from '../article/index.ts'
import type { CommunityServices } from '../community/index.ts'
import type { CourseServices } from '../course/index.ts'
import type { MediaServices } from '../media/index.ts'
import type { OrgServices } from '../org/index.ts'
import type { ReviewServices } from '../review/index.ts'
import { decorationRoutes } from './decoration/decoration.routes.ts'
import { createDecorationEditService } from './decoration/decoration-edit.service.ts'
import { createDropRequests } from './decoration/drop-requests.service.ts'
import { createHomeRequests, homeApprovals } from './decoration/publication.service.ts'
import { publishScheduled } from './decoration/publish.jobs.ts'
import { createPublishService } from './decoration/publish.service.ts'
import { frontRoutes } from './front.routes.ts'
import { provisionHomes } from './home.defaults.ts'
import { homeDrawings, loadHomeDemo } from './home.demo.ts'
import { homeTriggers } from './home.events.ts'
import { homeRoutes } from './home.routes.ts'
import { createHomeService } from './home.service.ts'
import { homeFileUses } from './home-uses.repo.ts'
import { createAdvertEditService } from './promotions/advert-edit.service.ts'
import { createNoticeEditService } from './promotions/notice-edit.service.ts'
import { createTabsEditService } from './tabs/tabs-edit.service.ts'

interface Needs {
  media: MediaServices
  org: OrgServices
  article: ArticleServices
  course: CourseServices
  community: CommunityServices
  review: ReviewServices
}

export const homeDomain = defineDomain({
  name: 'home',
  roles: {
    'content-author': ['home.decoration.edit', 'home.adverts.edit', 'home.notices.edit'],
    'training-manager': ['home.notices.edit'],
  },
  triggers: [homeTriggers],
  demoDrawings: homeDrawings,
  demo: loadHomeDemo,
  compose(
    kernel,
    {
      media: { media, fileUses },
      org: { org },
      article: { articles },
      course: { courses },
      community: { feed },
      review: { approvals, approvalKinds },
    }: Needs,
  ) {
    const publishDue = publishScheduled(kernel)
    const dropping = createDropRequests(approvals)
    const publishing = createPublishService(kernel, { job: publishDue, org, requests: dropping })
    fileUses.add(...homeFileUses)
    approvalKinds.add(homeApprovals(publishing))
    return {
      services: {},
      routes(app) {
        homeRoutes(app, createHomeService(kernel, { org, media, articles, courses, feed }))
        decorationRoutes(app, kernel, {
          edit: createDecorationEditService(kernel, { media, requests: dropping }),
          publishing,
          requests: createHomeRequests(kernel, approvals),
        })
        frontRoutes(app, {
          adverts: createAdvertEditService(kernel, media),
          notices: createNoticeEditService(kernel, media),
          tabs: createTabsEditService(kernel, media),
        })
      },
      listen: () => provisionHomes(kernel),
      jobs: [publishDue],
      leadingRights: ['home.decoration.edit', 'home.adverts.edit', 'home.notices.edit'],
    }
  },
})
