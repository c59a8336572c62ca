import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote } from '../../../testing/community.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const INDEX = 'GET /sands-lms/api/v1/community/index'
const PAGE = 'GET /sands-lms/api/v1/community/content/page'
const GET = 'GET /sands-lms/api/v1/community/content/get'
const SHARED = 'GET /sands-lms/api/v1/community/content/getByShare'
const VIEW = 'GET /sands-lms/api/v1/community/content/addViewCount'
const HOT = 'POST /sands-lms/api/v1/community/content/hot/list'
const TOP = 'GET /sands-lms/api/v1/community/content/top/list'
const PIN_ALL = 'POST /sands-lms/api/v1/community/content/top/global'
const DELETE = 'POST /sands-lms/api/v1/community/content/delete'
const LIKE = 'POST /sands-system/api/v1/like/likeOption'
const COMMENT = 'POST /sands-system/api/v1/comment/create'
const REMOVE_BOARD = 'POST /sands-lms/api/v1/manage/community/board/remove'
const FOLLOW = 'POST /sands-lms/api/v1/community/follow/create'

type ContentId = Id<'communityContent'>
const NOWHERE = '99999999' as ContentId
const MODULE = 10

describe('the feed', () => {
  const sands = useSands()
  let admin: SignedIn
  let learner: SignedIn
  let author: SignedIn
  let emma: SignedIn

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    learner = await sands.signIn('learner')
    author = await sands.signIn('author')
    emma = await sands.signIn('emma')
  })

  /** The administrator moderates, so the rate limits of newcomers do not apply. */
  async function notes(boardId: Id<'board'>, count: number): Promise<ContentId[]> {
    const ids: ContentId[] = []
    for (let number = 1; number <= count; number += 1) {
      sands.clock.advance(1000)
      ids.push((await aNote(admin, boardId, { title: `Note ${number}` })).id)
    }
    return ids
  }

  it('neither repeats nor leaves out anything while others publish and delete', async () => {
    const { id: boardId } = await aBoard(admin)
    const ids = await notes(boardId, 7)
    const first = (await learner.call(PAGE, { query: { boardId, size: 3 } })).data
    expect(first.records.map(({ id }) => id)).toEqual([ids[6], ids[5], ids[4]])
    expect(first.total).toBe(7)

    await notes(boardId, 2)
    await admin.call(DELETE, { body: { id: ids[5] ?? NOWHERE } })
    const second = (await learner.call(PAGE, { query: { boardId, size: 3, cursor: first.cursor ?? '' } })).data
    expect(second.records.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[1]])
    const third = (await learner.call(PAGE, { query: { boardId, size: 3, cursor: second.cursor ?? '' } })).data
    expect(third.records.map(({ id }) => id)).toEqual([ids[0]])
    expect(third.cursor).toBeNull()
    expect(await learner.call(PAGE, { query: { cursor: 'x' } })).toFailWith('kernel.invalid_field')
    expect(await sands.visitor().call(PAGE)).toFailWith('kernel.not_signed_in')
  })

  it('separates content that was published in the same millisecond by its id', async () => {
    const { id: boardId } = await aBoard(admin)
    const ids = [await aNote(admin, boardId), await aNote(admin, boardId), await aNote(admin, boardId)].map(
      ({ id }) => id,
    )
    const first = (await learner.call(PAGE, { query: { boardId, size: 2 } })).data
    const second = (await learner.call(PAGE, { query: { boardId, size: 2, cursor: first.cursor ?? '' } })).data
    expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(ids.toReversed())
  })

  it('begins with the first page on the community page, beside columns and pins', async () => {
    const { id: boardId } = await aBoard(admin, { name: 'First of all', sort: 0 })
    const { id } = await aNote(admin, boardId, { title: 'Pinned above all boards' })
    await admin.call(PIN_ALL, { body: { id, isTop: 1 } })
    const { data } = await learner.call(INDEX, { query: { boardSize: 18, topContentSize: 5, topType: 1 } })
    expect(data.columnBoardPage.records[0]).toMatchObject({ id: boardId, name: 'First of all', contentCount: 1 })
    expect(data.topContents[0]).toMatchObject({ id, toppingStatus: 1 })
    expect(data.contents.records.length).toBeLessThanOrEqual(20)
    expect(await learner.call(PIN_ALL, { body: { id, isTop: 1 } })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(INDEX)).toFailWith('kernel.not_signed_in')
  })

  it('shows nothing of another college, another audience or a deleted board, in no list', async () => {
    const onlyAuthor = { included: [{ kind: 'user' as const, id: await userId(sands, 'author') }], excluded: [] }
    const board = await aBoard(admin, { audience: onlyAuthor })
    const { id } = await aNote(admin, board.id, { title: 'Quartz meeting' })
    await admin.call(PIN_ALL, { body: { id, isTop: 1 } })

    const seenBy = async (person: SignedIn) => {
      const { data: page } = await person.call(PAGE, { query: { boardId: board.id } })
      const { data: found } = await person.call(PAGE, { query: { keyWord: 'Quartz' } })
      const { data: hot } = await person.call(HOT, { body: {} })
      const { data: top } = await person.call(TOP, { query: { topType: 1, size: 20 } })
      const isIn = (list: readonly { id: string }[]) => list.some((item) => item.id === id)
      return [isIn(page.records), page.total > 0, isIn(found.records), isIn(hot), isIn(top)]
    }
    expect(await seenBy(author)).toEqual([true, true, true, true, true])
    for (const person of [learner, emma]) {
      expect(await seenBy(person)).toEqual([false, false, false, false, false])
      expect(await person.call(GET, { query: { id } })).toFailWith('community.gone')
      expect(await person.call(VIEW, { query: { id } })).toFailWith('community.gone')
      const target = { commentModule: MODULE, commentModuleId: id, content: 'Hello' } as const
      expect(await person.call(COMMENT, { body: target })).toFailWith('social.gone')
    }

    await admin.call(REMOVE_BOARD, { body: { id: board.id, version: board.version } })
    expect(await seenBy(author)).toEqual([false, false, false, false, false])
    expect(await author.call(GET, { query: { id } })).toFailWith('community.gone')
  })

  it('is filtered by type, topic, author and followed boards', async () => {
    const { id: boardId } = await aBoard(admin)
    const topic = await aNote(admin, boardId, { topics: ['#windows#'] })
    await aNote(admin, boardId, { type: 2, articleText: '<p>An article</p>' })
    const ids = async (query: object) =>
      (await learner.call(PAGE, { query: { boardId, ...query } })).data.records.map(({ id }) => id)
    expect(await ids({ type: 2 })).toHaveLength(1)
    expect(await ids({ topic: 'Windows' })).toEqual([topic.id])
    expect(await ids({ userId: await userId(sands, 'admin') })).toHaveLength(2)
    expect(await ids({ userId: await userId(sands, 'learner') })).toEqual([])
    expect(await ids({ sortType: 2 })).toEqual([])
    await learner.call(FOLLOW, { body: { boardId } })
    expect(await ids({ sortType: 2 })).toHaveLength(2)
  })

  it('is hot by the attention of other people only', async () => {
    const { id: boardId } = await aBoard(admin)
    const own = (await aNote(author, boardId, { title: 'Own clicks' })).id
    const liked = (await aNote(admin, boardId, { title: 'Liked by another person' })).id
    const like = (person: SignedIn, id: string) => person.call(LIKE, { body: { likeModule: MODULE, likeModuleId: id } })
    const hot = async () => (await learner.call(HOT, { body: { boardId } })).data.map(({ id }) => id)
    sands.clock.advance(60_000)
    const newest = (await aNote(admin, boardId, { title: 'Newest' })).id
    expect((await hot())[0]).toBe(newest)

    await like(author, own)
    await author.call(COMMENT, { body: { commentModule: MODULE, commentModuleId: own, content: 'Up' } })
    await author.call(VIEW, { query: { id: own } })
    expect((await hot())[0]).toBe(newest)

    await like(learner, liked)
    expect(await hot()).toEqual([liked, newest, own])
    expect((await learner.call(GET, { query: { id: liked } })).data).toMatchObject({ likeCount: 1, isLike: 1 })
  })

  it('counts a view of each person once a day, and none of the author', async () => {
    const { id: boardId } = await aBoard(admin)
    const { id } = await aNote(admin, boardId)
    const view = async (person: SignedIn) => (await person.call(VIEW, { query: { id } })).data.viewCount
    expect(await view(admin)).toBe(0)
    expect(await view(learner)).toBe(1)
    expect(await view(learner)).toBe(1)
    expect(await view(author)).toBe(2)
    sands.clock.advance(86_400_000)
    learner = await sands.signIn('learner')
    expect(await view(learner)).toBe(3)
  })
})

describe('a shared content', () => {
  const sands = useSands()

  it('is open to visitors while it is public and published', async () => {
    const [admin, learner] = [await sands.signIn('admin'), await sands.signIn('learner')]
    const { id: boardId } = await aBoard(admin, { isPublicAllowed: true })
    const open = (await aNote(admin, boardId, { isPublic: 1 })).id
    const inside = (await aNote(admin, boardId)).id
    const visitor = sands.visitor()
    expect((await visitor.call(SHARED, { query: { id: open } })).data).toMatchObject({ title: 'A note', isPublic: 1 })
    await learner.call(LIKE, { body: { likeModule: MODULE, likeModuleId: open } })
    expect((await visitor.call(SHARED, { query: { id: open } })).data).toMatchObject({ likeCount: 1, isLike: 0 })
    expect(await visitor.call(SHARED, { query: { id: inside } })).toFailWith('community.gone')
    expect(await visitor.call(SHARED, { query: { id: NOWHERE } })).toFailWith('community.gone')
    expect((await visitor.call(VIEW, { query: { id: open } })).data.viewCount).toBe(1)
    expect((await visitor.call(VIEW, { query: { id: open } })).data.viewCount).toBe(1)
    for (let number = 1; number <= 40; number += 1)
      await visitor.call(VIEW, { query: { id: open }, headers: { 'user-agent': `Invented ${number}` } })
    expect((await visitor.call(VIEW, { query: { id: open } })).data.viewCount).toBeLessThanOrEqual(16)
    expect(await visitor.call(VIEW, { query: { id: inside } })).toFailWith('community.gone')
    await admin.call(DELETE, { body: { id: open } })
    expect(await visitor.call(SHARED, { query: { id: open } })).toFailWith('community.gone')
  })
})
