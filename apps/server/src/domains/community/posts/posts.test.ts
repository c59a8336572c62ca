import type { CallQuery } from '@sands/contract/calls'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { CONTENT_TYPES } from '@sands/rules/community/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote, noteDraft } from '../../../testing/community.ts'
import { sheetOf } from '../../../testing/files/sheet.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/community/content/page'
const EXPORT = 'POST /sands-lms/api/v1/manage/community/content/export'
const TAKE_OVER = 'POST /sands-lms/api/v1/manage/community/content/take-over'
const STATISTICS = 'GET /sands-lms/api/v1/manage/community/statistics'
const MUTES = 'GET /sands-lms/api/v1/manage/community/mute/page'
const MUTE = 'POST /sands-lms/api/v1/manage/community/mute/create'
const UNMUTE = 'POST /sands-lms/api/v1/manage/community/mute/end'
const CREATE = 'POST /sands-lms/api/v1/community/content/create'
const HIDE = 'POST /sands-lms/api/v1/community/content/hide'
const PIN = 'POST /sands-lms/api/v1/community/content/top/global'
const COMMENT = 'POST /sands-system/api/v1/comment/create'
const ARTICLE = 'GET /sands-lms/api/v1/manage/article/get'

describe('posts for managers', () => {
  const sands = useSands()
  let admin: SignedIn
  let moderator: SignedIn
  let author: SignedIn
  let learner: SignedIn
  let boardId: Id<'board'>

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    moderator = await signInWith(sands, 'reviewer', { rights: ['community.moderate'] })
    author = await sands.signIn('author')
    learner = await sands.signIn('learner')
    boardId = (await aBoard(admin, { isAnonymousAllowed: true })).id
  })

  /** Newcomers publish a few times a day only. */
  async function nextDay() {
    sands.clock.advance(86_400_000)
    ;[admin, moderator, author, learner] = await Promise.all([
      sands.signIn('admin'),
      sands.signIn('reviewer'),
      sands.signIn('author'),
      sands.signIn('learner'),
    ])
  }

  const page = async (query: CallQuery<typeof PAGE>) => (await moderator.call(PAGE, { query })).data.records

  it('lists what was not deleted, filtered by words, type, state and pin', async () => {
    const { id } = await aNote(author, boardId, { title: 'Quayside lighthouse' })
    expect(await page({ keyWord: 'lighthouse' })).toMatchObject([
      { state: 'published', canTakeOver: 0, communityContent: { id, createByName: expect.any(String) } },
    ])
    expect(await page({ keyWord: 'lighthouse', type: CONTENT_TYPES.album })).toEqual([])
    expect(await page({ keyWord: 'lighthouse', isTop: 1 })).toEqual([])
    await moderator.call(PIN, { body: { id, isTop: 1 } })
    expect(await page({ keyWord: 'lighthouse', isTop: 1 })).toHaveLength(1)
    await moderator.call(HIDE, { body: { id, reason: 'Too bright' } })
    expect(await page({ keyWord: 'lighthouse', state: 'published' })).toEqual([])
    expect(await page({ keyWord: 'lighthouse', state: 'hidden', boardId })).toHaveLength(1)
  })

  it('is only for people with the right, and only for their college', async () => {
    for (const call of [PAGE, MUTES] as const) {
      expect(await learner.call(call)).toFailWith('kernel.no_permission')
      expect(await sands.visitor().call(call)).toFailWith('kernel.not_signed_in')
    }
    await aNote(author, boardId, { title: 'Harbour of the first college' })
    const other = await signInWith(sands, 'emma', { rights: ['community.moderate', 'article.edit'] })
    const { records } = (await other.call(PAGE, { query: { keyWord: 'Harbour of the first' } })).data
    expect(records).toEqual([])
  })

  it('exports the filtered posts, without the author of an anonymous one', async () => {
    await nextDay()
    await aNote(author, boardId, { title: '=Tideway A' })
    await aNote(learner, boardId, { title: 'Tideway B', isAnonymous: 1 })
    const { data } = await moderator.call(EXPORT, { body: { keyWord: 'Tideway' } })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'community.content.export-started' })
    const batch = await batchEnded(moderator, data.batchId)
    expect(batch).toMatchObject({ state: 'done', counts: { rows: 2 } })
    const [headings, anonymous, named] = await sheetOf(await batchFile(moderator, batch.id))
    expect(headings?.slice(1, 4)).toEqual(['Board', 'Type', 'Title'])
    expect(anonymous?.slice(3, 7)).toEqual(['Tideway B', expect.any(String), 'Anonymous', 'Published'])
    expect(named?.[3]).toBe('=Tideway A')
    expect(named?.[5]).not.toBe('Anonymous')
  })

  it('takes an article over as a draft of an information article', async () => {
    await nextDay()
    const draft = {
      ...noteDraft(boardId),
      ...{ type: CONTENT_TYPES.article, title: 'From the shop floor', articleText: '<p>How we sort returns</p>' },
    }
    const { id } = (await learner.call(CREATE, { body: draft })).data
    expect(await moderator.call(TAKE_OVER, { body: { id } })).toFailWith('kernel.no_permission')
    const { articleId } = (await admin.call(TAKE_OVER, { body: { id } })).data
    expect((await admin.call(ARTICLE, { query: { id: articleId } })).data).toMatchObject({
      ...{ title: 'From the shop floor', state: 'draft', isPublic: false },
      content: expect.stringContaining('How we sort returns'),
    })
    expect((await auditLog(sands)).map(({ action }) => action)).toContain('community.content.taken-over')
    const note = await aNote(author, boardId)
    expect(await admin.call(TAKE_OVER, { body: { id: note.id } })).toFailWith('community.not_an_article')
    const other = await signInWith(sands, 'emma', { rights: ['community.moderate', 'article.edit'] })
    expect(await other.call(TAKE_OVER, { body: { id } })).toFailWith('community.gone')
  })

  it('counts active people, posts and answers of each day and board', async () => {
    sands.clock.advance(40 * 86_400_000)
    await nextDay()
    const board = await aBoard(admin)
    const { id } = await aNote(author, board.id)
    const moduleId = asId<Id<'module'>>(id)
    await learner.call(COMMENT, {
      body: { commentModule: SOCIAL_MODULES.communityContent, commentModuleId: moduleId, content: 'Well said' },
    })
    const now = sands.clock.now().getTime()
    const [from, until] = [now - 86_400_000, now + 60_000].map((at) => new Date(at).toISOString())
    const { data } = await admin.call(STATISTICS, { query: { from: from ?? '', until: until ?? '' } })
    expect(data.total).toEqual({ people: 2, posts: 1, answers: 1 })
    expect(data.boards).toEqual([{ boardId: board.id, name: board.name, people: 2, posts: 1, answers: 1 }])
    expect(data.days.at(-1)).toMatchObject({ people: 2, posts: 1, answers: 1 })
    expect(data.days.length).toBeGreaterThan(1)
    const years = { from: '2001-01-01T00:00:00.000Z', until: until ?? '' }
    expect((await admin.call(STATISTICS, { query: years })).data.days.length).toBeLessThanOrEqual(367)
    expect((await admin.call(STATISTICS, { query: { from: years.until, until: years.from } })).data.days).toEqual([])
  })

  it('lists muted people with the reason until the mute ends', async () => {
    const until = new Date(sands.clock.now().getTime() + 86_400_000).toISOString()
    const muted = await userId(sands, 'author')
    await moderator.call(MUTE, { body: { userId: muted, until, reason: 'Shouting' } })
    expect((await moderator.call(MUTES)).data.records).toMatchObject([{ userId: muted, until, reason: 'Shouting' }])
    await moderator.call(UNMUTE, { body: { userId: muted, reason: 'Calm again' } })
    expect((await moderator.call(MUTES)).data).toMatchObject({ records: [], total: 0 })
  })
})
