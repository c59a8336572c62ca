import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import { loadTexts } from '@sands/i18n/texts'
import type { Language } from '@sands/rules/language'
import type { Kernel } from '../../kernel/kernel.ts'
import { type DemoPictures, withDemoPictures } from '../media/index.ts'
import { campBanner } from './demo/banner.demo.ts'
import type { DemoHome } from './demo/decoration.demo.ts'
import { guideButton, MENU_ICONS } from './demo/menu-icon.demo.ts'
import { type Place, provisionHome } from './provision-home.service.ts'

/** A plain home page in which everything leads somewhere, until the company decorates its own. */
async function firstHome(language: Language): Promise<DemoHome> {
  const texts = await loadTexts(language)
  const title = texts['kernel.guide']
  const guide = {
    name: title,
    to: 'link',
    link: kernelLinks.guide(language),
  } as const
  return {
    name: texts['home.title'],
    tabs: {
      home: texts['home.title'],
      course: texts['course.title'],
      message: texts['message.title'],
      mine: texts['org.my'],
    },
    button: { ...guide, draw: guideButton },
    blocks: [
      { code: 'app-banner', extendInfo: { type: 'tile' }, items: [{ ...guide, draw: campBanner }] },
      {
        code: 'app-nav',
        items: [
          { ...guide, draw: MENU_ICONS.guide },
          { name: texts['message.title'], draw: MENU_ICONS.messages, to: 'messages' },
          { name: texts['org.profile'], draw: MENU_ICONS.profile, to: 'profile' },
          { name: texts['settings.title'], draw: MENU_ICONS.settings, to: 'setting' },
        ],
      },
    ],
    notices: [],
    adverts: [],
  }
}

type Parts = Pick<Kernel, 'events' | 'config' | 'clock' | 'workshop'>

/** A new college opens with tabs and a home page, so that its people do not meet an empty room. */
export function provisionHomes({ events, config, clock, workshop }: Parts): void {
  events.on('org.college-created', async (tx, { collegeId, language, ownerId }) => {
    const now = clock.now()
    const home = await firstHome(language)
    const work = async (pictures: DemoPictures) => {
      const draw: Place['draw'] = (name, drawing) =>
        pictures.store(tx, { collegeId, ownerId, purpose: 'image', name, svg: drawing(), createdAt: now })
      await provisionHome({ tx, collegeId, users: new Map(), now, draw }, home)
    }
    await withDemoPictures(config, work, { workshop })
  })
}
