import type { Block, HomeConfig } from '@sands/contract/home/home.model'
import type { FileId } from '@sands/contract/kernel/schema'
import { menuColumns, menuItems, noticeItems, pictureCategories, pictureItems } from '@sands/rules/block'
import { JUMP, type Jump, resolveJump } from '@sands/rules/jump'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'

const CONFIG = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const ADVERTS = 'GET /sands-system/api/v1/publicize/page'
const MESSAGES = 'GET /sands-system/api/v1/message/page'
const FILE = 'GET /sands-system/api/v1/system/resource/get'
const MANAGED_FILE = 'GET /sands-system/api/v1/manage/media/get'
const ORIGIN = 'https://sands.example'

const blockOf = ({ lmsDecorateModules }: HomeConfig, code: string): Block => {
  const block = lmsDecorateModules.find((candidate) => candidate.code === code)
  if (!block) throw new Error(`the home page has no ${code}`)
  return block
}

function jumpsOf(config: HomeConfig): Jump[] {
  const pictures = ['app-banner', 'app-multi-image'].flatMap((code) => pictureItems(blockOf(config, code)))
  const items = [...pictures, ...menuItems(blockOf(config, 'app-nav')), ...noticeItems(blockOf(config, 'app-notice'))]
  return items.map(({ jump }) => jump)
}

describe('the demo company', () => {
  const sands = useSands()

  it.for([
    ['learner', 4, ['校园时刻', '成长伙伴'], 'app-info-class'],
    // The community has no end, so nothing comes after it.
    ['emma', 5, [''], 'app-community'],
  ] as const)(
    'has a home page for %s where every picture loads and every jump has a target',
    async ([userName, columns, categories, last]) => {
      const person = await sands.signIn(userName)
      const { data: config } = await person.call(CONFIG, { body: { clientType: 3, collegeId: '-1' } })
      const banners = pictureItems(blockOf(config, 'app-banner'))
      const images = pictureItems(blockOf(config, 'app-multi-image'))
      const menu = blockOf(config, 'app-nav')

      const shown = pictureCategories(blockOf(config, 'app-multi-image'))

      expect([banners.length, noticeItems(blockOf(config, 'app-notice')).length]).toEqual([4, 3])
      expect(shown.map(({ name, items }) => [name, items.length])).toEqual(categories.map((name) => [name, 3]))
      expect(menuColumns(menu)).toBe(columns)
      expect(config.lmsDecorateModules.at(-1)?.code).toBe(last)
      const kinds = jumpsOf(config).map((jump) => resolveJump(jump, ORIGIN).kind)
      expect(kinds).not.toContain('refused')
      expect(kinds).not.toContain('unknown')
      const addresses = [
        config.collegeDetail.whiteLogoPreviewUrl,
        config.floatingButton?.picture.url,
        ...[...banners, ...images, ...menuItems(menu)].map(({ picture }) => picture?.url),
      ]
      for (const address of addresses) {
        const answer = await person.send(address ?? '/no-picture')
        expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 200, 'image/webp'])
      }
    },
  )

  it('links a film for its learners, and the page counts as a use of the film', async () => {
    const learner = await sands.signIn('learner')
    const { data: config } = await learner.call(CONFIG, { body: { clientType: 3, collegeId: '-1' } })
    const [jump, ...others] = jumpsOf(config).filter(({ type }) => type === JUMP.video)
    const id = (jump?.moduleId ?? '') as FileId
    expect(others).toEqual([])
    expect(resolveJump(jump ?? { type: 0 }, ORIGIN)).toEqual({ kind: 'screen', path: `/previewVideo?id=${id}` })

    const { data: film } = await learner.call(FILE, { query: { id } })
    expect(film).toMatchObject({ fileName: '欢迎加入沙丘.mp4', fileType: 'video', status: 3 })
    const { data: managed } = await (await sands.signIn('admin')).call(MANAGED_FILE, { query: { id } })
    expect(managed.usedBy.filter(({ kind }) => kind === 'home.decoration')).toHaveLength(1)
  })

  it('shows everyone one advert, and managers another', async () => {
    const shown = async (userName: string) => {
      const { data } = await (await sands.signIn(userName)).call(ADVERTS, { query: { location: '0' } })
      return data.records.filter(({ appImgUrl }) => appImgUrl !== null).length
    }

    expect([await shown('learner'), await shown('manager'), await shown('emma')]).toEqual([1, 2, 1])
  })

  it('has messages for its learner on every shelf, in every language, and no jump leads to a closed screen', async () => {
    const learner = await sands.signIn('learner')
    const { data: shelves } = await learner.call('GET /sands-system/api/v1/message/category/list')
    expect(shelves.filter(({ latest }) => latest === null)).toEqual([])

    const languages = ['zh-cn', 'zh-cht', 'en-us', 'vi', 'id']
    const titles = new Set<string>()
    for (const language of languages) {
      const { data } = await learner.call(MESSAGES, {
        query: { size: 50, code: 'study' },
        headers: { 'accept-language': language },
      })
      expect(data.records.length).toBeGreaterThan(25)
      expect(data.records.filter(({ title, content }) => /[{}]/.test(title + content))).toEqual([])
      titles.add(data.records.at(-1)?.title ?? '')
    }
    expect(titles.size).toBe(languages.length)

    const { data: all } = await learner.call(MESSAGES, { query: { size: 100 } })
    const kinds = all.records
      .filter(({ isJumpApp }) => isJumpApp === 1)
      .map(({ jumpType, jumpModuleId, customerJumpLink }) => {
        const jump = { type: jumpType, moduleId: jumpModuleId, link: customerJumpLink }
        return resolveJump(jump, ORIGIN).kind
      })
    expect(new Set(kinds)).toEqual(new Set(['screen']))
    expect(all.records.some(({ isRead }) => isRead === 1) && all.records.some(({ isRead }) => isRead === 0)).toBe(true)
  })
})
