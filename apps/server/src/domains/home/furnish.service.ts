import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { JUMP } from '@sands/rules/jump'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { colleges, createAudience } from '../org/index.ts'
import type { DemoAdvert, DemoBlock, DemoHome, DemoItem } from './demo/decoration.demo.ts'
import { whiteLogo } from './demo/menu-icon.demo.ts'
import { adverts, blockCategories, blockItems, blocks, decorations, floatingButtons, tabItems } from './home.tables.ts'

export interface Place {
  tx: Tx
  collegeId: CollegeId
  users: ReadonlyMap<string, UserId>
  now: Date
  draw: (name: string, drawing: () => string) => Promise<FileId>
}

const DAY_MS = 86_400_000
/** An advert is seen by those who come within a month; the rest of the home page stays. */
const ADVERT_DAYS = 30

function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a row that was just added is not there')
  return row
}

const jumpOf = ({ to, link }: DemoItem) => ({ jumpType: to ? JUMP[to] : JUMP.none, jumpLink: link ?? null })
const pictureOf = async ({ draw }: Place, item: DemoItem) => (item.draw ? await draw(item.name, item.draw) : null)

async function addBlock(place: Place, decorationId: Id<'decoration'>, block: DemoBlock & { sort: number }) {
  const { tx } = place
  const { id: blockId } = one(
    await tx
      .insert(blocks)
      .values({
        decorationId,
        code: block.code,
        title: block.title ?? '',
        extendInfo: block.extendInfo ? JSON.stringify(block.extendInfo) : null,
        dataMaxCount: block.items.length,
        sort: block.sort,
      })
      .returning({ id: blocks.id }),
  )
  const { id: categoryId } = one(
    await tx.insert(blockCategories).values({ blockId }).returning({ id: blockCategories.id }),
  )
  for (const [sort, item] of block.items.entries()) {
    const fileId = await pictureOf(place, item)
    await tx.insert(blockItems).values({ categoryId, fileId, name: item.name, ...jumpOf(item), sort })
  }
}

async function addDecoration(place: Place, home: DemoHome) {
  const { tx, collegeId, now } = place
  const { id } = one(
    await tx
      .insert(decorations)
      .values({ collegeId, name: home.name, isCurrent: true, createdAt: now })
      .returning({ id: decorations.id }),
  )
  for (const [sort, block] of home.blocks.entries()) await addBlock(place, id, { ...block, sort })
  const fileId = await pictureOf(place, home.button)
  if (fileId)
    await tx
      .insert(floatingButtons)
      .values({ decorationId: id, name: home.button.name, fileId, ...jumpOf(home.button) })
}

async function addAdvert(place: Place, advert: DemoAdvert & { sort: number }) {
  const { tx, collegeId, users, now } = place
  const included = advert.only?.flatMap((userName) => {
    const id = users.get(userName)
    return id ? [{ kind: 'user' as const, id }] : []
  })
  await tx.insert(adverts).values({
    collegeId,
    audienceId: included ? await createAudience(tx, { collegeId, included }) : null,
    name: advert.name,
    fileId: await pictureOf(place, advert),
    ...jumpOf(advert),
    showFrom: new Date(now.getTime() - DAY_MS),
    showUntil: new Date(now.getTime() + ADVERT_DAYS * DAY_MS),
    sort: advert.sort,
  })
}

/** Logo, tabs, home page and adverts of a college that has none. */
export async function furnish(place: Place, home: DemoHome): Promise<void> {
  const { tx, collegeId, draw } = place
  await tx
    .update(colleges)
    .set({ logoFileId: await draw('logo', whiteLogo) })
    .where(eq(colleges.id, collegeId))
  await tx.insert(tabItems).values([
    { collegeId, name: home.tabs.home, code: 'home', sort: 1 },
    { collegeId, name: home.tabs.message, code: 'message', sort: 2 },
    { collegeId, name: home.tabs.mine, code: 'mine', sort: 3 },
  ])
  await addDecoration(place, home)
  for (const [sort, advert] of home.adverts.entries()) await addAdvert(place, { ...advert, sort })
}
