import type { PageBlock } from '@sands/contract/home/decoration.model'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { FEED_SORTS, PIN_SCOPES } from '@sands/rules/community/content'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote, boardDraft } from '../../../testing/community.ts'
import { aPage, EVERYBODY, versionOnOverview } from '../../../testing/home-page.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const INDEX = 'GET /sands-lms/api/v1/community/index'
const PAGE = 'GET /sands-lms/api/v1/community/content/page'
const GET = 'GET /sands-lms/api/v1/community/content/get'
const SHARED = 'GET /sands-lms/api/v1/community/content/getByShare'
const HOT = 'POST /sands-lms/api/v1/community/content/hot/list'
const TOP = 'GET /sands-lms/api/v1/community/content/top/list'
const PIN_ALL = 'POST /sands-lms/api/v1/community/content/top/global'
const PIN_BOARD = 'POST /sands-lms/api/v1/community/content/top/board'
const COLUMNS = 'GET /sands-lms/api/v1/community/board/column/page'
const HIDE = 'POST /sands-lms/api/v1/community/content/hide'
const DELETE = 'POST /sands-lms/api/v1/community/content/delete'
const FOLLOW = 'POST /sands-lms/api/v1/community/follow/create'
const UPDATE_BOARD = 'POST /sands-lms/api/v1/manage/community/board/update'
const REMOVE_BOARD = 'POST /sands-lms/api/v1/manage/community/board/remove'
const COLLECT = 'POST /sands-system/api/v1/collect/create'
const COLLECTED = 'GET /sands-system/api/v1/collect/page'
const COMMENTS = 'GET /sands-system/api/v1/comment/page'
const LINK = 'POST /sands-system/api/v1/short-url/create'
const LINKED = 'GET /sands-system/api/v1/short-url/getShortUrl'
const CONFIG = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const PUBLISH = 'POST /sands-lms/api/v1/manage/decoration/publish'

const block: PageBlock = {
  ...{ key: 'community', code: 'app-community', title: '', extendInfo: {}, dataMaxCount: 0, audience: EVERYBODY },
  categories: [{ key: 'all', name: '', showRule: 0, jumpCategoryIds: [], jumpIds: [], items: [] }],
}

interface Published {
  id: Id<'communityContent'>
  title: string
  board: Awaited<ReturnType<typeof aBoard>>
}

describe('what is not there any more', () => {
  const sands = useSands()
  let admin: SignedIn
  let author: SignedIn
  let learner: SignedIn
  let emma: SignedIn

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    // Moderators publish without the limits of newcomers.
    author = await signInWith(sands, 'reviewer', { rights: ['community.moderate'] })
    learner = await sands.signIn('learner')
    emma = await sands.signIn('emma')
    await admin.call(SAVE, { body: { version: await versionOnOverview(admin), page: aPage(block) } })
    const publication = { version: await versionOnOverview(admin), name: 'With the community', publishAt: null }
    expect(await admin.call(PUBLISH, { body: publication })).toSucceed()
  })

  /** Public, pinned everywhere, on a board that the learner follows, and in the learner's collection. */
  async function publish(title: string): Promise<Published> {
    sands.clock.advance(1000)
    const board = await aBoard(admin, { isPublicAllowed: true })
    const { id } = await aNote(author, board.id, { title, isPublic: 1, topics: ['kelp'] })
    for (const call of [PIN_ALL, PIN_BOARD] as const) await admin.call(call, { body: { id, isTop: 1 } })
    await learner.call(FOLLOW, { body: { boardId: board.id } })
    const collected = { collectModuleType: SOCIAL_MODULES.communityContent, collectModuleId: asId<Id<'module'>>(id) }
    expect(await learner.call(COLLECT, { body: collected })).toSucceed()
    return { id, title, board }
  }

  /** Where the person finds the title. */
  async function placesOf(person: SignedIn, { title, board }: Published): Promise<string[]> {
    const page = async (query: object) => (await person.call(PAGE, { query })).data
    const pinned = async (topType: number, wanted: object) =>
      (await person.call(TOP, { query: { topType, size: 20, ...wanted } })).data
    const index = (await person.call(INDEX)).data
    const answers = {
      'first page': index.contents,
      'pins of the first page': index.topContents,
      feed: await page({}),
      board: await page({ boardId: board.id }),
      'home feed': await page({ boardIds: board.id, size: 12 }),
      author: await page({ userId: await userId(sands, 'reviewer') }),
      topic: await page({ topic: 'kelp' }),
      search: await page({ keyWord: title }),
      hot: await page({ sortType: FEED_SORTS.hot }),
      following: await page({ sortType: FEED_SORTS.following }),
      'hot list': (await person.call(HOT, { body: {} })).data,
      'pins of all': await pinned(PIN_SCOPES.all, {}),
      'pins of the board': await pinned(PIN_SCOPES.board, { boardId: board.id }),
      home: (await person.call(CONFIG, { body: { clientType: 3, collegeId: '-1' } })).data,
      collection: (await person.call(COLLECTED)).data,
    }
    return Object.entries(answers).flatMap(([name, answer]) => (JSON.stringify(answer).includes(title) ? [name] : []))
  }

  async function countsOf(person: SignedIn, { title, board }: Published) {
    const total = async (query: object) => (await person.call(PAGE, { query })).data.total
    const { records } = (await person.call(COLUMNS, { query: { isAll: 1, size: 100 } })).data
    return {
      found: await total({ keyWord: title }),
      onBoard: await total({ boardId: board.id }),
      inColumn: records.find(({ id }) => id === board.id)?.contentCount ?? 0,
    }
  }

  const linkBody = (id: Published['id']) => ({ body: { kind: 'communityContent' as const, id } })

  const ENDS: Readonly<Record<string, (published: Published) => Promise<{ code: number }>>> = {
    'hidden by a moderator': ({ id }) => admin.call(HIDE, { body: { id, reason: 'Rude' } }),
    'deleted by its author': ({ id }) => author.call(DELETE, { body: { id } }),
    'deleted by a moderator': ({ id }) => admin.call(DELETE, { body: { id, reason: 'Rude' } }),
    'for another audience': async ({ board: { id, name, version } }) => {
      const only = { included: [{ kind: 'user' as const, id: await userId(sands, 'admin') }], excluded: [] }
      return admin.call(UPDATE_BOARD, { body: { ...boardDraft({ name, audience: only }), id, version } })
    },
    'on a deleted board': ({ board: { id, version } }) => admin.call(REMOVE_BOARD, { body: { id, version } }),
  }

  it.each(Object.entries(ENDS))('because it is %s is in no list, count, search or link', async (name, end) => {
    const published = await publish(`Seaweed ${name}`)
    const { id } = published
    const target = { commentModule: SOCIAL_MODULES.communityContent, commentModuleId: asId<Id<'module'>>(id) }
    const { shortUrl } = (await learner.call(LINK, linkBody(id))).data
    const resolved = async () => (await sands.visitor().call(LINKED, { query: { shortUrl } })).data.contentType

    expect(await placesOf(learner, published)).toHaveLength(15)
    expect(await countsOf(learner, published)).toEqual({ found: 1, onBoard: 1, inColumn: 1 })
    expect(await sands.visitor().call(SHARED, { query: { id } })).toSucceed()
    expect(await resolved()).toBe(1)
    // Of another college.
    expect(await placesOf(emma, published)).toEqual([])
    expect(await countsOf(emma, published)).toEqual({ found: 0, onBoard: 0, inColumn: 0 })
    expect(await emma.call(GET, { query: { id } })).toFailWith('community.gone')
    expect(await emma.call(LINK, linkBody(id))).toFailWith('kernel.not_found')

    expect(await end(published)).toSucceed()
    expect(await placesOf(learner, published)).toEqual([])
    expect(await countsOf(learner, published)).toEqual({ found: 0, onBoard: 0, inColumn: 0 })
    expect(await learner.call(GET, { query: { id } })).toFailWith('community.gone')
    expect(await learner.call(COMMENTS, { query: target })).toFailWith('social.gone')
    expect(await sands.visitor().call(SHARED, { query: { id } })).toFailWith('community.gone')
    expect(await learner.call(LINK, linkBody(id))).toFailWith('kernel.not_found')
    // The old link leads to the page that says that the content is gone.
    if (name !== 'for another audience') expect(await resolved()).toBeNull()
  })
})
