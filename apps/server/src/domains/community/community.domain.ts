import { defineDomain } from '../../kernel/domain.ts'
import type { ArticleServices } from '../article/index.ts'
import type { MediaServices } from '../media/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OpsServices } from '../ops/index.ts'
import type { OrgServices } from '../org/index.ts'
import type { SocialServices } from '../social/index.ts'
import { createBoardService } from './board/board.service.ts'
import { createBoardAccess } from './board/board-access.service.ts'
import { createCommunityManageService } from './board/manage.service.ts'
import { createSourceBoards } from './board/source.service.ts'
import { nameSourceBoards } from './board/source-names.jobs.ts'
import { loadCommunityDemo } from './community.demo.ts'
import { listenForAttention } from './community.events.ts'
import { forgetCommunityViews, releaseCommunityFiles } from './community.jobs.ts'
import { communityRoutes } from './community.routes.ts'
import { boardKind, communityContentKind, shortVideoKind } from './community-content.service.ts'
import { pastCommunityEvents } from './community-past.repo.ts'
import { communityFileUses } from './community-uses.repo.ts'
import { tellLikes } from './digest/digest.jobs.ts'
import { createAround } from './feed/around.service.ts'
import { createContentService } from './feed/content.service.ts'
import { createFeedService, type FeedService } from './feed/feed.service.ts'
import { communityManageRoutes } from './manage.routes.ts'
import { createDecide } from './moderation/decision.service.ts'
import { createDisclosureService } from './moderation/disclosure.service.ts'
import { createModerationService } from './moderation/moderation.service.ts'
import { createMuteService } from './moderation/mute.service.ts'
import { createMutedPeople } from './moderation/mutes.service.ts'
import { createPostsService } from './posts/posts.service.ts'
import { createCommunityNumbers } from './posts/statistics.service.ts'
import { communityPostsRoutes } from './posts.routes.ts'
import { createDraftCheck } from './publish/draft.service.ts'
import { createMineService } from './publish/mine.service.ts'
import { createPublishService } from './publish/publish.service.ts'
import { createVisibility } from './publish/visibility.service.ts'

export interface CommunityServices {
  feed: FeedService
}

interface Needs {
  ops: OpsServices
  article: ArticleServices
  media: MediaServices
  org: OrgServices
  message: MessageServices
  social: SocialServices
}

export const communityDomain = defineDomain({
  name: 'community',
  roles: {
    'community-moderator': ['community.moderate'],
    'training-manager': ['community.manage', 'community.moderate', 'community.disclose'],
  },
  demo: loadCommunityDemo,
  demoEvents: pastCommunityEvents,
  compose(
    kernel,
    {
      ops: { batches },
      article,
      media: { media, fileUses, trim },
      org: { org },
      message: { send },
      social: { social },
    }: Needs,
  ) {
    const around = createAround({ media, org, social })
    const access = createBoardAccess(kernel.content)
    const boards = createBoardService(kernel, { media, org, access })
    const feed = createFeedService(kernel, { boards, around })
    const contents = createContentService(kernel, { around, org, access })
    const visibility = createVisibility(kernel, { send, org })
    const decide = createDecide(kernel, { send, visibility })
    const check = createDraftCheck(media)
    const publications = createPublishService(kernel, { boards, check, visibility, trim, decide })
    const mine = createMineService(kernel, { around, contents, boards })
    const moderation = createModerationService(kernel, { around, contents, org, decide, access })
    const management = createCommunityManageService(kernel, { media, org })
    const posts = createPostsService(kernel, { around, batches, takeOver: article.takeOver })
    fileUses.add(...communityFileUses(access))
    return {
      services: { feed },
      routes: (app) => {
        communityRoutes(app, { boards, feed, contents, publications, mine, moderation })
        communityManageRoutes(app, {
          ...{ moderation, management },
          mutes: createMuteService(kernel, { org, send }),
          disclosures: createDisclosureService(kernel, org),
          sources: createSourceBoards(kernel, access),
        })
        communityPostsRoutes(app, {
          posts,
          numbers: createCommunityNumbers(kernel),
          muted: createMutedPeople(kernel, org),
        })
      },
      listen: () => listenForAttention(kernel, { send, org }),
      jobs: [
        forgetCommunityViews(kernel),
        releaseCommunityFiles(kernel),
        tellLikes(kernel, send),
        nameSourceBoards(kernel),
      ],
      contentKinds: [
        communityContentKind(media, { clock: kernel.clock, access }),
        shortVideoKind(media, { clock: kernel.clock, access }),
        boardKind(media, access),
      ],
    }
  },
})
