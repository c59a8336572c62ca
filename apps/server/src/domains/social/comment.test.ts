import type { CallBody } from '@sands/contract/calls'
import type { FileId, Id } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { auditLog, signInWith } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'

const PAGE = 'GET /sands-system/api/v1/comment/page'
const GET = 'GET /sands-system/api/v1/comment/get'
const CREATE = 'POST /sands-system/api/v1/comment/create'
const COUNT = 'GET /sands-system/api/v1/comment/count'
const DELETE = 'POST /sands-system/api/v1/comment/delete'
const MANAGED = 'GET /sands-system/api/v1/manage/comment/page'
const REMOVE = 'POST /sands-system/api/v1/manage/comment/remove'
const LIKE = 'POST /sands-system/api/v1/like/likeOption'
const INBOX = 'GET /sands-system/api/v1/message/page'
const RESOURCE = 'GET /sands-system/api/v1/system/resource/get'

type CommentId = Id<'comment'>

describe('comments', () => {
  const sands = useSands()
  let learner: SignedIn
  let staff: SignedIn
  let other: SignedIn
  let emma: SignedIn
  let moderator: SignedIn

  const rows = async <Row extends object>(sql: string, ...values: unknown[]) =>
    (await sands.server.kernel.database.pool.query<Row>(sql, values)).rows

  beforeAll(async () => {
    learner = await sands.signIn('learner')
    staff = await sands.signIn('staff01')
    other = await sands.signIn('staff02')
    emma = await sands.signIn('emma')
    moderator = await signInWith(sands, 'staff20', { rights: ['social.comments.moderate'], college: '沙丘学院' })
  })

  async function aTarget(title = 'talked about') {
    const [row] = await rows<{ id: string }>(
      `insert into articles (college_id, title, html, text, state, published_at, updated_at)
       select id, $1, '<p>x</p>', 'x', 'published', now(), now() from colleges order by sort limit 1 returning id`,
      title,
    )
    return { commentModule: SOCIAL_MODULES.article, commentModuleId: row?.id ?? '' }
  }
  type Target = Awaited<ReturnType<typeof aTarget>>

  it('keep the audience of what they are about, with their pictures', async () => {
    const target = await aTarget('for some')
    const { data } = await upload(learner, await aJpeg(40, 30), { purpose: 'image' })
    await say(learner, target, 'look', { fileIds: [data.id] })
    const sees = async (person: SignedIn) => (await person.call(RESOURCE, { query: { id: data.id } })).code === 1
    expect(await sees(other)).toBe(true)
    await rows(
      `with chosen as (insert into audiences (college_id) select college_id from articles where id = $1 returning id),
        member as (insert into audience_members (audience_id, key) select id, 'none' from chosen)
       update articles set audience_id = (select id from chosen) where id = $1`,
      target.commentModuleId,
    )
    expect(await sees(other)).toBe(false)
    expect(await sees(learner)).toBe(true)
  })

  async function say(person: SignedIn, target: Target, content: string, more: Partial<CallBody<typeof CREATE>> = {}) {
    sands.clock.advance(1000)
    const answer = await person.call(CREATE, { body: { ...target, content, ...more } })
    expect(answer).toSucceed()
    return answer.data
  }
  const page = async (
    target: Target,
    query: { parentId?: CommentId; sortType?: number; size?: number } = {},
    person = learner,
  ) => (await person.call(PAGE, { query: { ...target, ...query } })).data
  const countOf = async (target: Target) => (await learner.call(COUNT, { query: target })).data.count

  it('are listed below content, newest first, with their author', async () => {
    const target = await aTarget()
    await say(staff, target, '第一')
    const second = await say(learner, target, '  第二\r\n\r\n\r\n\r\n行\u0007  ')
    expect(second).toMatchObject({
      content: '第二\n\n行',
      isExits: 1,
      isMine: 1,
      replyCount: 0,
      likeCount: 0,
      replyToName: null,
    })
    expect(second.author).toMatchObject({ name: '林晓', postName: '店员' })

    const { records, total } = await page(target)
    expect(total).toBe(2)
    expect(records.map(({ content }) => content)).toEqual(['第二\n\n行', '第一'])
    expect(records[1]).toMatchObject({ isMine: 0 })
    expect(await countOf(target)).toBe(2)
  })

  it('are stored as plain text', async () => {
    const target = await aTarget()
    const said = await say(learner, target, '<script>alert(1)</script> <b>x</b> & 1 < 2')
    expect(said.content).toBe('<script>alert(1)</script> <b>x</b> & 1 < 2')
  })

  it('are sorted by likes on request', async () => {
    const target = await aTarget()
    const first = await say(staff, target, 'loved')
    await say(staff, target, 'newer')
    await learner.call(LIKE, { body: { likeModule: SOCIAL_MODULES.comment, likeModuleId: first.id } })
    const { records } = await page(target, { sortType: 2 })
    expect(records[0]).toMatchObject({ content: 'loved', likeCount: 1, isLike: 1 })
    expect((await page(target, { sortType: 1 })).records[0]?.content).toBe('newer')
  })

  it('have replies one level deep; the first ones are included, the rest come page by page', async () => {
    const target = await aTarget()
    const root = await say(staff, target, 'root')
    const first = await say(learner, target, 'one', { parentId: root.id })
    await say(other, target, 'two', { parentId: root.id, replyToId: first.id })
    await say(learner, target, 'three', { replyToId: root.id })

    const { records, total } = await page(target)
    expect(total).toBe(1)
    expect(records[0]).toMatchObject({ content: 'root', replyCount: 3 })
    expect(records[0]?.replies.map(({ content, replyToName }) => [content, replyToName])).toEqual([
      ['one', null],
      ['two', '林晓'],
    ])
    const replies = await page(target, { parentId: root.id })
    expect(replies.total).toBe(3)
    expect(replies.records.map(({ content }) => content)).toEqual(['one', 'two', 'three'])
    expect(await countOf(target)).toBe(4)

    const elsewhere = await aTarget()
    expect(await learner.call(CREATE, { body: { ...elsewhere, content: 'x', parentId: root.id } })).toFailWith(
      'social.comment_gone',
    )
    expect(await learner.call(CREATE, { body: { ...target, content: 'x', parentId: first.id } })).toFailWith(
      'social.comment_gone',
    )
    expect(
      await learner.call(CREATE, { body: { ...target, content: 'x', parentId: '999999' as CommentId } }),
    ).toFailWith('social.comment_gone')
    expect(await learner.call(PAGE, { query: { ...elsewhere, parentId: root.id } })).toFailWith('social.gone')
  })

  it('are found one by one, wherever in the list they are, replies below their comment', async () => {
    const [target, elsewhere] = [await aTarget(), await aTarget()]
    const root = await say(staff, target, 'said long ago')
    const replies = [await say(learner, target, 'first', { parentId: root.id })]
    for (const content of ['second', 'third', 'fourth'])
      replies.push(await say(other, target, content, { parentId: root.id }))
    await rows(
      `insert into comments (college_id, module, module_id, user_id, text, created_at)
       select c.college_id, c.module, c.module_id, c.user_id, 'later ' || n, c.created_at + n * interval '1 minute'
       from comments c, generate_series(1, 130) n where c.id = $1`,
      root.id,
    )
    expect((await page(target)).records.map(({ id }) => id)).not.toContain(root.id)

    const get = (id: CommentId | undefined, about = target, who = learner) =>
      who.call(GET, { query: { ...about, id: id as CommentId } })
    const one = (await get(root.id)).data
    expect(one).toMatchObject({ id: root.id, content: 'said long ago', replyCount: 4 })
    expect(one.replies.map(({ content }) => content)).toEqual(['first', 'second'])
    const last = (await get(replies[3]?.id)).data
    expect(last.id).toBe(root.id)
    expect(last.replies.map(({ content }) => content)).toEqual(['first', 'second', 'fourth'])
    expect((await get(replies[0]?.id)).data.replies).toHaveLength(2)

    expect(await get(root.id, elsewhere)).toFailWith('social.comment_gone')
    expect(await get(root.id, target, emma)).toFailWith('social.gone')
    expect(await get('999999' as CommentId)).toFailWith('social.comment_gone')
    expect(await other.call(DELETE, { body: { id: replies[3]?.id as CommentId } })).toSucceed()
    expect((await get(replies[3]?.id)).data.replies.map(({ content }) => content)).toEqual(['first', 'second'])
    const alone = await say(staff, target, 'nobody answered')
    expect(await staff.call(DELETE, { body: { id: alone.id } })).toSucceed()
    expect(await get(alone.id)).toFailWith('social.comment_gone')
  })

  it('notify the person who was answered, unless they answer themselves', async () => {
    const target = await aTarget('the seven seconds')
    const answered = await sands.signIn('staff16')
    const interaction = async () => (await answered.call(INBOX, { query: { code: 'interaction' } })).data
    const before = (await interaction()).total
    const root = await say(answered, target, 'mine')
    await say(answered, target, 'me again', { parentId: root.id })
    expect((await interaction()).total).toBe(before)
    const reply = await say(staff, target, 'an answer', { parentId: root.id })
    const inbox = await interaction()
    expect(inbox.total).toBe(before + 1)
    expect(inbox.records[0]).toMatchObject({ jumpType: 3, isJumpApp: 1 })
    expect(inbox.records[0]?.title).toMatch(/replied to you$/)
    expect(inbox.records[0]?.content).toContain('the seven seconds')
    expect(JSON.parse(inbox.records[0]?.jumpModuleId ?? '{}')).toEqual({
      commentModuleId: target.commentModuleId,
      commentId: reply.id,
    })
  })

  it('are taken back by their author alone; replies stay, and so does the place of the comment', async () => {
    const target = await aTarget()
    const root = await say(staff, target, 'regretted')
    const reply = await say(learner, target, 'why?', { parentId: root.id })
    expect(await learner.call(DELETE, { body: { id: root.id } })).toFailWith('social.not_yours')
    expect(await emma.call(DELETE, { body: { id: root.id } })).toFailWith('social.comment_gone')
    expect(await staff.call(DELETE, { body: { id: root.id } })).toSucceed()
    expect(await staff.call(DELETE, { body: { id: root.id } })).toFailWith('social.comment_gone')

    const { records } = await page(target)
    expect(records).toMatchObject([
      { id: root.id, content: '', isExits: 0, replyCount: 1, replies: [{ content: 'why?' }] },
    ])
    expect(await rows('select text from comments where id = $1', root.id)).toEqual([{ text: '' }])
    expect(await countOf(target)).toBe(1)
    expect(await learner.call(CREATE, { body: { ...target, content: 'x', parentId: root.id } })).toFailWith(
      'social.comment_gone',
    )
    expect(await learner.call(DELETE, { body: { id: reply.id } })).toSucceed()
    expect((await page(target)).total).toBe(0)
    expect(await countOf(target)).toBe(0)
  })

  it('have correct counts when replies, likes and removals happen at once', async () => {
    const target = await aTarget()
    const root = await say(staff, target, 'busy')
    const answers = await Promise.all(
      [learner, other, moderator].flatMap((person) =>
        [1, 2].map((number) =>
          person.call(CREATE, { body: { ...target, content: `answer ${number}`, parentId: root.id } }),
        ),
      ),
    )
    const ids = answers.map(({ data }) => data.id)
    await Promise.all([
      learner.call(DELETE, { body: { id: ids[0] as CommentId } }),
      learner.call(DELETE, { body: { id: ids[0] as CommentId } }),
      staff.call(DELETE, { body: { id: root.id } }),
      other.call(CREATE, { body: { ...target, content: 'late', parentId: root.id } }),
      other.call(LIKE, { body: { likeModule: SOCIAL_MODULES.comment, likeModuleId: ids[1] ?? '' } }),
    ])
    const [real] = await rows<{ all: number; replies: number; counted: number; stored: number }>(
      `select (select count(*)::int from comments where module_id = $1 and module = 3 and removed_at is null) as all,
        (select count(*)::int from comments where parent_id = $2 and removed_at is null) as replies,
        (select comments from social_counts where module = 3 and module_id = $1) as counted,
        (select replies from comments where id = $2) as stored`,
      target.commentModuleId,
      root.id,
    )
    expect(real?.counted).toBe(real?.all)
    expect(real?.stored).toBe(real?.replies)
    expect(real?.replies).toBeGreaterThanOrEqual(5)
  })

  it('have pictures of their author, which colleagues see until the comment is removed', async () => {
    const target = await aTarget()
    const [one, two] = [
      (await upload(staff, await aJpeg(), { purpose: 'image' })).data,
      (await upload(staff, await aJpeg(), { purpose: 'image' })).data,
    ]
    expect(await learner.call(RESOURCE, { query: { id: two.id } })).toFailWith('media.gone')
    const said = await say(staff, target, 'look', { fileIds: [two.id, one.id] })
    expect(said.pictures).toHaveLength(2)
    const { records } = await page(target)
    const nameIn = (url = '') => url.split('/')[2]
    expect(nameIn(records[0]?.pictures[0]?.url)).toBe(nameIn(two.url))
    expect(await learner.call(RESOURCE, { query: { id: two.id } })).toSucceed()
    expect(await emma.call(RESOURCE, { query: { id: two.id } })).toFailWith('media.gone')

    const avatar = (await upload(staff, await aJpeg(), { purpose: 'avatar' })).data
    const foreign = (await upload(learner, await aJpeg(), { purpose: 'image' })).data
    for (const id of [avatar.id, foreign.id, '999999' as FileId])
      expect(await staff.call(CREATE, { body: { ...target, content: 'x', fileIds: [id] } })).toFailWith('media.gone')
    expect(await countOf(target)).toBe(1)

    await staff.call(DELETE, { body: { id: said.id } })
    expect(await learner.call(RESOURCE, { query: { id: two.id } })).toFailWith('media.gone')
  })

  it('are closed where the company wants it, and for content the person may not see', async () => {
    const target = await aTarget()
    await rows('update articles set is_commentable = false where id = $1', target.commentModuleId)
    expect(await learner.call(CREATE, { body: { ...target, content: 'x' } })).toFailWith('social.comments_closed')
    expect((await learner.call(PAGE, { query: target })).data.total).toBe(0)
    const [theirs] = (await emma.call('GET /sands-lms/api/v1/article/page')).data.records
    const foreign = { ...target, commentModuleId: theirs?.id ?? '' }
    for (const nowhere of [foreign, { ...target, commentModuleId: '99999999' }]) {
      expect(await learner.call(PAGE, { query: nowhere })).toFailWith('social.gone')
      expect(await learner.call(COUNT, { query: nowhere })).toFailWith('social.gone')
      expect(await learner.call(CREATE, { body: { ...nowhere, content: 'x' } })).toFailWith('social.gone')
    }
  })

  it('need a session, a text, and have a maximum length', async () => {
    const target = await aTarget()
    const visitor = sands.visitor()
    expect(await visitor.call(PAGE, { query: target })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(COUNT, { query: target })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(CREATE, { body: { ...target, content: 'x' } })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(DELETE, { body: { id: '1' as CommentId } })).toFailWith('kernel.not_signed_in')
    for (const content of ['', ' \n ', 'x'.repeat(1001)])
      expect(await learner.call(CREATE, { body: { ...target, content } })).toFailWith('kernel.invalid_field')
    const fileIds = Array.from({ length: 10 }, (_, index) => String(index + 1) as FileId)
    expect(await learner.call(CREATE, { body: { ...target, content: 'x', fileIds } })).toFailWith(
      'kernel.invalid_field',
    )
    expect(await learner.call(PAGE, { query: { ...target, sortType: 3 } })).toFailWith('kernel.invalid_field')
  })

  it('are read by moderators, and taken down with a reason that their author gets', async () => {
    const target = await aTarget('orderly')
    const bad = await say(staff, target, 'unkind words 一二三')
    const all = (await moderator.call(MANAGED, { query: { keyWord: '二三' } })).data
    expect(all).toMatchObject({
      total: 1,
      records: [{ id: bad.id, moduleTitle: 'orderly', content: bad.content, isExits: 1 }],
    })
    expect((await moderator.call(MANAGED, { query: { commentModule: SOCIAL_MODULES.lecturer } })).data.total).toBe(0)

    expect(await moderator.call(REMOVE, { body: { id: bad.id, reason: 'unkind' } })).toSucceed()
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({
      action: 'social.comment.removed',
      before: { content: bad.content },
      after: { reason: 'unkind' },
    })
    expect((await page(target)).total).toBe(0)
    expect(await countOf(target)).toBe(0)
    const gone = (await moderator.call(MANAGED, { query: { isExits: 0, keyWord: '二三' } })).data
    expect(gone).toMatchObject({ total: 1, records: [{ id: bad.id, isExits: 0, content: bad.content }] })
    expect((await moderator.call(MANAGED, { query: { isExits: 1, keyWord: '二三' } })).data.total).toBe(0)
    const { data } = await staff.call(INBOX, { query: { code: 'interaction' } })
    expect(data.records[0]?.content).toContain('unkind')

    expect(await moderator.call(REMOVE, { body: { id: bad.id, reason: 'again' } })).toFailWith('social.comment_gone')
    expect(await moderator.call(REMOVE, { body: { id: bad.id, reason: ' ' } })).toFailWith('kernel.invalid_field')
  })

  it('are moderated in their college with the right', async () => {
    const target = await aTarget()
    const said = await say(staff, target, 'fine')
    const removal = { id: said.id, reason: 'x' }
    expect(await learner.call(MANAGED)).toFailWith('kernel.no_permission')
    expect(await learner.call(REMOVE, { body: removal })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(MANAGED)).toFailWith('kernel.not_signed_in')
    expect(await sands.visitor().call(REMOVE, { body: removal })).toFailWith('kernel.not_signed_in')
    const elsewhere = await signInWith(sands, 'oliver.hughes', { rights: ['social.comments.moderate'] })
    expect(await elsewhere.call(REMOVE, { body: removal })).toFailWith('social.comment_gone')
    expect(
      (await elsewhere.call(MANAGED, { query: { keyWord: 'fine' } })).data.records.every(({ id }) => id !== said.id),
    ).toBe(true)
  })
})
