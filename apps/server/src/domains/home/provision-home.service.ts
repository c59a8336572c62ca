import type { HomePageDocument, PageBlock, PageItem } from '@sands/contract/home/decoration.model'
import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { menuMaxCount } from '@sands/rules/decoration'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { createAudience } from '../org/index.ts'
import { pageChange } from './decoration/decoration.present.ts'
import { type DecorationRow, decorationRepo } from './decoration/decoration.repo.ts'
import { NO_PAGE, shownFiles } from './decoration/decoration.service.ts'
import { decorationSubject } from './decoration/decoration-edit.service.ts'
import type { DemoAdvert, DemoBlock, DemoCategory, DemoHome, DemoItem } from './demo/decoration.demo.ts'
import { whiteLogo } from './demo/menu-icon.demo.ts'
import { firstHomeRepo } from './first-home.repo.ts'
import { jumpColumns } from './front.present.ts'

export interface Place {
  tx: Tx
  collegeId: CollegeId
  users: ReadonlyMap<string, UserId>
  now: Date
  /** The film that video jumps lead to. */
  film?: FileId | undefined
  draw: (name: string, drawing: () => string) => Promise<FileId>
}

const DAY_MS = 86_400_000
/** The advert is shown for a month; the rest of the home page has no end. */
const ADVERT_DAYS = 30
/** How long the page before the current one was shown. */
const EARLIER_DAYS = 45

const jumpOf = ({ film }: Place, { to = 'none', link }: DemoItem) => ({
  to,
  moduleId: to === 'video' ? (film ?? null) : null,
  link: link ?? null,
})
const pictureOf = async ({ draw }: Place, item: DemoItem) => (item.draw ? await draw(item.name, item.draw) : null)

async function itemOf(place: Place, item: DemoItem, key: string): Promise<PageItem> {
  const fileId = await pictureOf(place, item)
  return {
    key,
    name: item.name,
    fileId,
    jump: jumpOf(place, item),
    audience: EVERYONE,
    showFrom: null,
    showUntil: null,
  }
}

async function courseCategory({ tx, collegeId }: Place, name: string): Promise<string> {
  const id = await firstHomeRepo.courseCategoryId(tx, collegeId, name)
  if (!id) throw new Error(`the demo company has no courses about ${name}`)
  return id
}

async function categoryOf(
  place: Place,
  { name, items = [], courses, showRule = 0, source, key }: DemoCategory & { key: string },
): Promise<PageBlock['categories'][number]> {
  const made: PageItem[] = []
  for (const [number, item] of items.entries()) made.push(await itemOf(place, item, `${key}-${number + 1}`))
  const jumpCategoryIds = courses ? [await courseCategory(place, courses)] : []
  return { key, name, showRule, jumpCategoryIds, jumpIds: [], ...(source && { source }), items: made }
}

async function blockOf(place: Place, block: DemoBlock): Promise<PageBlock> {
  const { code, title = '', extendInfo = {}, amount = 0, items = [], categories = [{ name: '', items }] } = block
  const made: PageBlock['categories'] = []
  for (const [number, category] of categories.entries())
    made.push(await categoryOf(place, { ...category, key: `${code}-${number}` }))
  const columns = items.length % 4 === 0 ? 4 : 5
  return {
    key: code,
    code,
    title,
    extendInfo,
    dataMaxCount: code === 'app-nav' ? menuMaxCount(items.length, columns) : amount,
    audience: EVERYONE,
    categories: made,
  }
}

async function addDecoration(place: Place, home: DemoHome): Promise<DemoAct[]> {
  const { now } = place
  const blocks: PageBlock[] = []
  for (const block of home.blocks) blocks.push(await blockOf(place, block))
  const page: HomePageDocument = {
    blocks,
    floatingButton: {
      name: home.button.name,
      fileId: await pictureOf(place, home.button),
      jump: jumpOf(place, home.button),
    },
  }
  const updatedBy = place.users.get('admin') ?? null
  const current = await store(place, { name: home.name, state: 'current', page, updatedBy, publishedAt: now })
  if (!home.earlier) return [publishedAct(current, NO_PAGE)]
  const publishedAt = new Date(now.getTime() - EARLIER_DAYS * DAY_MS)
  const first = { blocks: blocks.slice(0, 2), floatingButton: null }
  const earlier = await store(place, {
    name: home.earlier,
    state: 'past',
    page: first,
    updatedBy,
    publishedAt,
    replacedAt: now,
  })
  return [publishedAct(earlier, NO_PAGE), publishedAct(current, first)]
}

const publishedAct = (row: DecorationRow, before: HomePageDocument): DemoAct => ({
  at: row.updatedAt,
  collegeId: row.collegeId,
  record: {
    action: 'home.decoration.published',
    subject: decorationSubject(row),
    ...pageChange(before, row.page),
  },
})

type Stored = Pick<DecorationRow, 'name' | 'state' | 'page' | 'updatedBy'> & { publishedAt: Date; replacedAt?: Date }

async function store({ tx, collegeId }: Place, row: Stored): Promise<DecorationRow> {
  const added = await decorationRepo.add(tx, {
    ...row,
    collegeId,
    createdAt: row.publishedAt,
    updatedAt: row.publishedAt,
  })
  if (!added) throw new Error('the home page was not stored')
  await decorationRepo.addFiles(tx, added.id, shownFiles(row.page))
  return added
}

async function addAdvert(place: Place, advert: DemoAdvert & { sort: number }) {
  const { tx, collegeId, users, now } = place
  const included = advert.only?.flatMap((userName) => {
    const id = users.get(userName)
    return id ? [{ kind: 'user' as const, id }] : []
  })
  await firstHomeRepo.addAdvert(tx, {
    collegeId,
    audienceId: included ? await createAudience(tx, { collegeId, included }) : null,
    name: advert.name,
    fileId: await pictureOf(place, advert),
    ...jumpColumns(jumpOf(place, advert)),
    showFrom: new Date(now.getTime() - DAY_MS),
    showUntil: new Date(now.getTime() + ADVERT_DAYS * DAY_MS),
    sort: advert.sort,
    updatedAt: now,
  })
}

/** Everything that `provisionHome` draws for a home page. */
export function drawingsOf({ blocks, button, adverts }: DemoHome): string[] {
  const shown = blocks.flatMap(({ items = [], categories = [] }) => [
    ...items,
    ...categories.flatMap((category) => category.items ?? []),
  ])
  const drawn = [...shown, button, ...adverts].flatMap(({ draw }) => (draw ? [draw()] : []))
  return [whiteLogo(), ...drawn]
}

/**
 * Creates logo, tabs, home page, notices and adverts of a college that has
 * none. Returns the audit entries of what it published.
 */
export async function provisionHome(place: Place, home: DemoHome): Promise<DemoAct[]> {
  const { tx, collegeId, draw, now } = place
  await firstHomeRepo.setLogo(tx, collegeId, await draw('logo', whiteLogo))
  const { tabs } = home
  await firstHomeRepo.addTabs(tx, collegeId, [
    { name: tabs.home, code: 'home' },
    { name: tabs.course, code: 'course' },
    { name: tabs.message, code: 'message' },
    { name: tabs.mine, code: 'mine' },
  ])
  const published = await addDecoration(place, home)
  for (const [sort, item] of home.notices.entries())
    await firstHomeRepo.addNotice(tx, {
      collegeId,
      text: item.name,
      ...jumpColumns(jumpOf(place, item)),
      sort,
      updatedAt: now,
    })
  for (const [sort, advert] of home.adverts.entries()) await addAdvert(place, { ...advert, sort })
  return published
}
