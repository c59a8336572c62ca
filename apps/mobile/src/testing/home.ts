import type { Advert, Block, HomeConfig } from '@sands/contract/home/home.model'
import type { CallAnswers, Plain } from '@sands/web/testing/fake-calls'
import { onePage } from './pages.ts'

type Category = Block['lmsDecorateModuleCategories'][number]

export const aPicture = (name: string) => ({
  url: `/files/${name}`,
  width: 900,
  height: 600,
  placeholder: '',
  sizes: [],
})

export const aBlockCategory = (items: readonly unknown[], over: Partial<Category> = {}): Category => ({
  id: '1',
  categoryName: '',
  dataShowRule: 0,
  dataJumpCategoryIds: [],
  dataJumpIds: [],
  datas: items.map((item) => ({ type: 'x', json: typeof item === 'string' ? item : JSON.stringify(item) })),
  ...over,
})

export const aBlock = (code: string, items: readonly unknown[] = [], over: Partial<Block> = {}): Block => ({
  id: code,
  code,
  title: '',
  extendInfo: null,
  dataMaxCount: Math.max(items.length, 4),
  isFeedStream: 0,
  lmsDecorateModuleCategories: [aBlockCategory(items)],
  ...over,
})

export const anAdvert = (id: string, over: Partial<Plain<Advert>> = {}): Plain<Advert> => ({
  id,
  name: `Advert ${id}`,
  appImgUrl: null,
  picture: aPicture(id),
  appJumpStatus: 0,
  appJumpId: null,
  appJumpUrl: '/guide/en-us.html',
  appJumpCourseType: null,
  ...over,
})

export const aHomePage = (blocks: Block[], over: Partial<Plain<HomeConfig>> = {}): Plain<HomeConfig> => ({
  templateId: '1',
  collegeDetail: { whiteLogoPreviewUrl: null, collegeName: 'Sands College' },
  lmsDecorateModules: blocks,
  floatingButton: null,
  ...over,
})

/** The home page with these modules, in a company of one college without adverts. */
export const homeAnswers = (blocks: Block[], over?: Partial<Plain<HomeConfig>>): CallAnswers => ({
  'POST /sands-lms/api/v1/homePageDecorate/getInfo': aHomePage(blocks, over),
  'POST /sands-lms/api/v1/college/list': { colleges: [{ id: '1', collegeName: 'Sands College', language: 'en-us' }] },
  'GET /sands-system/api/v1/publicize/page': onePage([]),
})
