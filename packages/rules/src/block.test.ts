import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BlockSource,
  bannerLook,
  courseSort,
  FEED_AMOUNT,
  feedAmount,
  feedParts,
  imageLayout,
  menuColumns,
  menuItems,
  noticeItems,
  onlyCategory,
  pictureCategories,
  pictureItems,
} from './block.ts'

const picture = {
  url: '/files/7/large?e=1&s=a',
  width: 1125,
  height: 492,
  placeholder: 'data:image/webp;base64,UklGRg==',
  sizes: [{ url: '/files/7/w375?e=1&s=b', width: 375, height: 164 }],
}
const block = (items: readonly unknown[], over: Partial<BlockSource> = {}): BlockSource => ({
  extendInfo: null,
  dataMaxCount: 0,
  lmsDecorateModuleCategories: [
    { datas: items.map((item) => ({ json: typeof item === 'string' ? item : JSON.stringify(item) })) },
  ],
  ...over,
})
const withInfo = (extendInfo: string | null) => block([], { extendInfo })

describe('banners and pictures', () => {
  it('are read with their picture, name and jump', () => {
    const json = { picture, dataName: '安全月', dataJumpType: 1, dataJumpId: '12', dataJumpUrl: '' }
    expect(pictureItems(block([json]))).toEqual([
      { key: '0.0', name: '安全月', picture, jump: { type: 1, moduleId: '12', link: null } },
    ])
  })

  it('need only an address', () => {
    const [item] = pictureItems(block([{ dataImgUrl: '/files/9/large' }]))
    expect(item?.picture).toEqual({ url: '/files/9/large', width: 0, height: 0, placeholder: '', sizes: [] })
    expect(item?.jump).toEqual({ type: null, moduleId: null, link: null })
  })

  it.each([
    ['broken JSON', '{"picture":'],
    ['JSON that is not an object', '[1]'],
    ['null', 'null'],
    ['no picture', { dataName: 'x' }],
    ['a picture of the wrong type', { picture: 7, dataImgUrl: ['/a'] }],
    ['a script as its address', { dataImgUrl: 'javascript:alert(1)' }],
    ['an address of another site', { dataImgUrl: 'https://elsewhere.example/a.png' }],
    ['another site without a scheme', { dataImgUrl: '//elsewhere.example/a.png' }],
    ['a backslash', { dataImgUrl: '/\\elsewhere.example/a.png' }],
  ])('leave out an item with %s and keep the others', (_, bad) => {
    const names = pictureItems(block([{ picture, dataName: 'a' }, bad, { picture, dataName: 'b' }])).map((i) => i.name)
    expect(names).toEqual(['a', 'b'])
  })

  it('ignore invalid sizes and placeholders', () => {
    const odd = { ...picture, placeholder: 'url(x)', width: -3, height: 'tall', sizes: [null, { url: 1 }, picture] }
    const [item] = pictureItems(block([{ picture: odd }]))
    expect(item?.picture).toEqual({
      url: picture.url,
      width: 0,
      height: 0,
      placeholder: '',
      sizes: [{ url: picture.url, width: 1125, height: 492 }],
    })
  })

  it('come from all categories, up to the count the company has set', () => {
    const one = (name: string) => ({ datas: [{ json: JSON.stringify({ picture, dataName: name }) }] })
    const categories = { lmsDecorateModuleCategories: [one('a'), one('b'), one('c')] }
    expect(pictureItems(block([], categories)).map((i) => i.name)).toEqual(['a', 'b', 'c'])
    expect(pictureItems(block([], { ...categories, dataMaxCount: 2 })).map((i) => i.name)).toEqual(['a', 'b'])
  })

  it('keep their categories, without empty ones', () => {
    const category = (categoryName: string, ...names: string[]) => ({
      categoryName,
      datas: names.map((dataName) => ({ json: JSON.stringify({ picture, dataName }) })),
    })
    const unreadable = { categoryName: 'Broken', datas: [{ json: '{' }] }
    const lmsDecorateModuleCategories = [
      category(' Campus ', 'a', 'b'),
      category('Empty'),
      unreadable,
      { datas: category('', 'c').datas },
    ]
    const categories = (dataMaxCount: number) =>
      pictureCategories(block([], { lmsDecorateModuleCategories, dataMaxCount })).map(({ key, name, items }) => ({
        key,
        name,
        items: items.map((item) => item.key),
      }))
    expect(categories(0)).toEqual([
      { key: '0', name: 'Campus', items: ['0.0', '0.1'] },
      { key: '3', name: '', items: ['3.0'] },
    ])
    expect(categories(2)).toEqual([{ key: '0', name: 'Campus', items: ['0.0', '0.1'] }])
    expect(categories(3)).toHaveLength(2)
  })

  it('do not count an invalid item', () => {
    const items = block(['{', { picture, dataName: 'a' }], { dataMaxCount: 1 })
    expect(pictureItems(items).map((i) => i.name)).toEqual(['a'])
  })

  it('distinguish an unreadable jump type from none', () => {
    const types = ['1201', 'soon', null, true].map((dataJumpType) => ({ picture, dataJumpType }))
    expect(pictureItems(block(types)).map((i) => i.jump.type)).toEqual([1201, -1, null, -1])
  })
})

describe('menus', () => {
  it('need a name, not a picture', () => {
    const items = menuItems(block([{ dataName: ' 消息 ', dataJumpType: 48 }, { picture }, { dataName: 7, picture }]))
    expect(items).toEqual([
      { key: '0.0', name: '消息', picture: undefined, jump: { type: 48, moduleId: null, link: null } },
    ])
  })

  it.each([
    [8, 4],
    [4, 4],
    [0, 4],
    [10, 5],
    [5, 5],
    [6, 5],
  ])('with at most %i items have %i columns', (dataMaxCount, columns) => {
    expect(menuColumns(block([], { dataMaxCount }))).toBe(columns)
  })
})

describe('notices', () => {
  it('are read with their jump', () => {
    const json = { remark: '周五停机', appJumpStatus: 1, appJumpId: 5, appJumpUrl: null, appJumpCourseType: 2 }
    expect(noticeItems(block([json, { remark: '' }, '!']))).toEqual([
      { key: '0.0', text: '周五停机', jump: { type: 1, moduleId: '5', link: null, courseType: 2 } },
    ])
  })
})

describe('settings of a module', () => {
  it('select the layout of banners; anything unreadable means tiles', () => {
    expect(bannerLook(withInfo('{"type":"card_slide"}'))).toBe('card_slide')
    for (const info of ['{"type":"tile"}', '{"type":3}', '{"type":"wave"}', '{type:', '""', '7', null])
      expect(bannerLook(withInfo(info))).toBe('tile')
  })

  it('select the layout of pictures; anything unreadable means one by one', () => {
    expect(imageLayout(withInfo('{"layoutType":2}'))).toBe(2)
    expect(imageLayout(withInfo('{"layoutType":"3"}'))).toBe(3)
    expect(imageLayout(withInfo('{"type":3}'))).toBe(3)
    for (const info of ['{"layoutType":9}', '{"layoutType":[2]}', '{', null])
      expect(imageLayout(withInfo(info))).toBe(1)
  })
})

it('invalid JSON of a company never makes reading fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.oneof(fc.json(), fc.string()), (json, extendInfo) => {
      const any = block([json], { extendInfo })
      for (const { picture: shown } of pictureItems(any)) expect(shown.url.startsWith('/')).toBe(true)
      expect([1, 2, 3]).toContain(imageLayout(any))
      expect(['tile', 'card_slide']).toContain(bannerLook(any))
      for (const { text } of noticeItems(any)) expect(text).not.toBe('')
      for (const { name } of menuItems(any)) expect(name).not.toBe('')
    }),
  )
})

describe('feeds', () => {
  const feed = (...categories: BlockSource['lmsDecorateModuleCategories']) =>
    block([], { lmsDecorateModuleCategories: categories })

  it('say for each part which content it shows and in which order', () => {
    const parts = feedParts(
      feed(
        { categoryName: ' 门店 ', dataShowRule: 0, dataJumpCategoryIds: ['7', ' ', '8'], datas: [] },
        { categoryName: '', dataShowRule: 1, dataJumpCategoryIds: [], dataJumpIds: ['3', '2'], datas: [] },
        { datas: [] },
      ),
    )
    expect(parts).toEqual([
      { key: '0', name: '门店', byNumber: false, categoryIds: ['7', '8'], ids: [] },
      { key: '1', name: '', byNumber: true, categoryIds: [], ids: ['3', '2'] },
      { key: '2', name: '', byNumber: false, categoryIds: [], ids: [] },
    ])
    expect(parts.map(courseSort)).toEqual([1, 3, 1])
  })

  it('have no category where content is picked one by one: only the picked content is shown, and "more" leads to the list of all', () => {
    const [part] = feedParts(feed({ dataJumpCategoryIds: ['7'], dataJumpIds: ['3'], datas: [] }))
    expect(part).toMatchObject({ ids: ['3'], categoryIds: [] })
    expect(onlyCategory({ categoryIds: part?.categoryIds ?? ['7'] })).toBeUndefined()
    expect([['7'], ['7', '8'], []].map((categoryIds) => onlyCategory({ categoryIds }))).toEqual([
      '7',
      undefined,
      undefined,
    ])
  })

  it('name each content once, skip invalid ids, and name at most as many as one call accepts', () => {
    const many = Array.from({ length: 150 }, (_, number) => String(number + 1))
    const [part, full] = feedParts(
      feed({ dataJumpIds: ['9', 'x', '9', '-1', '08', ' 4 '], datas: [] }, { dataJumpCategoryIds: many, datas: [] }),
    )
    expect(part?.ids).toEqual(['9', '4'])
    expect(full?.categoryIds).toEqual(many.slice(0, 100))
  })

  it('are sorted by popularity for every rule other than 0', () => {
    expect(feedParts(feed({ dataShowRule: 2, datas: [] })).map(courseSort)).toEqual([3])
  })

  it('show the chosen number, a default when none is chosen, and never more than a page can carry', () => {
    expect([0, 1, 6, 100, -3].map((dataMaxCount) => feedAmount({ dataMaxCount }))).toEqual([
      FEED_AMOUNT.usual,
      1,
      6,
      FEED_AMOUNT.most,
      FEED_AMOUNT.usual,
    ])
  })
})
