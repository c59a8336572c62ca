import type { homeCalls } from '@sands/contract/home/home.calls'
import type { Advert, HomeConfig, TabItem } from '@sands/contract/home/home.model'
import type { BodyOf } from '@sands/contract/kernel/call'
import type { CollegeId, PageOf } from '@sands/contract/kernel/schema'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import type { Prepared } from '../../kernel/http/prepared.ts'
import { createKept } from '../../kernel/kept.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import type { OrgService } from '../org/index.ts'
import { type Adverts, loadAdverts } from './advert.service.ts'
import { type HomePage, loadHomePage } from './decoration.service.ts'
import { presentTab } from './home.present.ts'
import { tabsRepo } from './tabs.repo.ts'

type ConfigRequest = BodyOf<(typeof homeCalls)['POST /sands-lms/api/v1/homePageDecorate/getInfo']>

export interface HomeService {
  config(viewer: Viewer, request: ConfigRequest): Prepared<HomeConfig> | Promise<Prepared<HomeConfig>>
  tabs(viewer: Viewer, choice: CollegeId | '-1'): Promise<TabItem[]>
  adverts(viewer: Viewer, request: PageRequest & { location: string }): Promise<PageOf<Advert>>
}

export function createHomeService(kernel: Kernel, org: OrgService, media: MediaService): HomeService {
  const { database, clock, broadcast } = kernel
  const keptPages = createKept<HomePage>({
    broadcast,
    clock,
    channel: 'home.changed',
    goodUntil: (page) => page.goodUntil,
    load: (key) => loadHomePage(database.primary, { org, media }, { collegeId: key as CollegeId, now: clock.now() }),
  })
  const keptAdverts = createKept<Adverts>({
    broadcast,
    clock,
    channel: 'home.changed',
    goodUntil: (adverts) => adverts.goodUntil,
    load(key) {
      const [collegeId, location = ''] = key.split(' ') as [CollegeId, string]
      return loadAdverts(database.primary, media, { collegeId, location, now: clock.now() })
    },
  })

  function pageFor({ collegeId, audienceKeys }: Viewer) {
    const page = keptPages.peek(collegeId)
    if (page) return page.answerFor(audienceKeys)
    return keptPages.load(collegeId).then((loaded) => loaded.answerFor(audienceKeys))
  }

  return {
    config(viewer, { collegeId, switchCollege }) {
      if (collegeId === '-1' || collegeId === viewer.collegeId) return pageFor(viewer)
      const there = switchCollege === 1 ? org.switchCollege(viewer, collegeId) : org.viewerIn(viewer, collegeId)
      return Promise.resolve(there).then(pageFor)
    },

    async tabs(viewer, choice) {
      return (await tabsRepo.visible(database.primary, await org.viewerIn(viewer, choice))).map(presentTab)
    },

    async adverts(viewer, { location, ...request }) {
      const { visible } = await keptAdverts.load(`${viewer.collegeId} ${location}`)
      const mine = visible(viewer.audienceKeys)
      const { offset, size } = pageWindow(request)
      return pageOf(mine.slice(offset, offset + size), mine.length, request)
    },
  }
}
