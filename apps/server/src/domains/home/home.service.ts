import type { PageBlock } from '@sands/contract/home/decoration.model'
import type { homeCalls } from '@sands/contract/home/home.calls'
import type { Advert, HomeConfig, InfoAndClass, TabItem } from '@sands/contract/home/home.model'
import type { BodyOf } from '@sands/contract/kernel/call'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, FileId, PageOf } from '@sands/contract/kernel/schema'
import { FEED_SORTS, HOME_FEED_PAGE } from '@sands/rules/community/content'
import { createCache } from '../../kernel/cache.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import { Prepared } from '../../kernel/http/prepared.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { CommunityServices } from '../community/index.ts'
import type { MediaService } from '../media/index.ts'
import type { OrgService } from '../org/index.ts'
import { decorationRepo } from './decoration/decoration.repo.ts'
import {
  type ComposedPage,
  type HomePage,
  loadHomePage,
  loadPreview,
  present,
} from './decoration/decoration.service.ts'
import { createDraftTokens } from './decoration/draft-token.codec.ts'
import { type InfoClassParts, infoAndClass } from './decoration/info-class.service.ts'
import { communityOrders, presentTab, withCommunity } from './home.present.ts'
import { type Adverts, loadAdverts } from './promotions/advert.service.ts'
import { tabsRepo } from './tabs/tabs.repo.ts'

type ConfigRequest = BodyOf<(typeof homeCalls)['POST /sands-lms/api/v1/homePageDecorate/getInfo']>
type InfoClassRequest = BodyOf<(typeof homeCalls)['POST /sands-lms/api/v1/homePageDecorate/infoAndClass']>

export interface HomeService {
  config(viewer: Viewer, request: ConfigRequest): Prepared<HomeConfig> | Promise<Prepared<HomeConfig>>
  infoAndClass(viewer: Viewer, request: InfoClassRequest): Promise<InfoAndClass>
  tabs(viewer: Viewer, choice: CollegeId | '-1'): Promise<TabItem[]>
  adverts(viewer: Viewer, request: PageRequest & { location: string }): Promise<PageOf<Advert>>
}

const HOTTEST_FIRST = 1

interface Parts extends InfoClassParts {
  feed: Pick<CommunityServices['feed'], 'page'>
  org: OrgService
  media: MediaService
}

export function createHomeService(kernel: Kernel, { org, media, feed, ...content }: Parts): HomeService {
  const { database, clock, broadcast, secrets } = kernel
  const draftTokens = createDraftTokens(secrets.keyFor('draft-token'), clock)
  const pageCache = createCache<HomePage>({
    broadcast,
    clock,
    channel: 'home.changed',
    goodUntil: (page) => page.goodUntil,
    load: (key) =>
      loadHomePage(database.primary, { org, media }, { collegeId: asId<CollegeId>(key), now: clock.now() }),
  })
  const advertCache = createCache<Adverts>({
    broadcast,
    clock,
    channel: 'home.changed',
    goodUntil: (adverts) => adverts.goodUntil,
    load(key) {
      const [college = '', location = ''] = key.split(' ')
      const collegeId = asId<CollegeId>(college)
      return loadAdverts(database.primary, media, { collegeId, location, now: clock.now() })
    },
  })

  /** The first page of the community is each person's own, and shows at once what was deleted or hidden. */
  async function withOwnCommunity(viewer: Viewer, config: HomeConfig): Promise<Prepared<HomeConfig>> {
    const firstPages = new Map<number, unknown>()
    for (const order of communityOrders(config)) {
      const sortType = order === HOTTEST_FIRST ? FEED_SORTS.hot : FEED_SORTS.newest
      firstPages.set(order, await feed.page(viewer, { sortType, size: HOME_FEED_PAGE }))
    }
    return new Prepared(withCommunity(config, firstPages))
  }

  const personal = (viewer: Viewer, { config, prepared }: ComposedPage) =>
    communityOrders(config).length === 0 ? prepared : withOwnCommunity(viewer, config)

  function pageFor(viewer: Viewer) {
    const page = pageCache.peek(viewer.collegeId)
    if (page) return personal(viewer, page.answerFor(viewer.audienceKeys))
    return pageCache.load(viewer.collegeId).then((loaded) => personal(viewer, loaded.answerFor(viewer.audienceKeys)))
  }

  /** A token shows a page only within its college, to people of that college. */
  async function previewed(viewer: Viewer, token: string) {
    const shown = draftTokens.read(token)
    if (shown?.collegeId !== viewer.collegeId) throw fail('home.preview_ended')
    const row = await decorationRepo.get(database.primary, shown.collegeId, shown.id)
    if (!row) throw fail('home.preview_ended')
    return row
  }

  const preview = async (viewer: Viewer, token: string): Promise<Prepared<HomeConfig>> =>
    withOwnCommunity(
      viewer,
      await loadPreview(database.primary, { org, media }, { now: clock.now(), row: await previewed(viewer, token) }),
    )

  async function findBlock(viewer: Viewer, key: string, draftToken: string | undefined): Promise<PageBlock> {
    const block =
      draftToken === undefined
        ? (await pageCache.load(viewer.collegeId)).blockFor(viewer.audienceKeys, key)
        : (await previewed(viewer, draftToken)).page.blocks.find((each) => each.key === key)
    if (block?.code !== 'app-info-class') throw fail('kernel.not_found')
    return block
  }

  return {
    config(viewer, { collegeId, switchCollege, draftToken }) {
      if (draftToken !== undefined) return preview(viewer, draftToken)
      if (collegeId === '-1' || collegeId === viewer.collegeId) return pageFor(viewer)
      const there = switchCollege === 1 ? org.switchCollege(viewer, collegeId) : org.viewerIn(viewer, collegeId)
      return Promise.resolve(there).then(pageFor)
    },

    async infoAndClass(viewer, { moduleId, draftToken, ...request }) {
      const block = moduleId === undefined ? undefined : await findBlock(viewer, moduleId, draftToken)
      return infoAndClass(content, viewer, { ...request, block })
    },

    async tabs(viewer, choice) {
      const rows = await tabsRepo.visible(database.primary, await org.viewerIn(viewer, choice))
      const icons = present<FileId>(rows.flatMap((row) => [row.iconFileId, row.selectedIconFileId]))
      const pictures = await media.pictures(database.primary, icons)
      return rows.map((row) => presentTab(row, pictures))
    },

    async adverts(viewer, { location, ...request }) {
      const { visible } = await advertCache.load(`${viewer.collegeId} ${location}`)
      const mine = visible(viewer.audienceKeys)
      const { offset, size } = pageWindow(request)
      return pageOf(mine.slice(offset, offset + size), mine.length, request)
    },
  }
}
