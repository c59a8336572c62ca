import type { CallBody, CallQuery } from '@sands/contract/calls'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { auditLog, signInWith } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'

const PAGE = 'GET /sands-system/api/v1/comment/page'
const CREATE = 'POST /sands-system/api/v1/comment/create'
const COUNT = 'GET /sands-system/api/v1/comment/count'
const DELETE = 'POST /sands-system/api/v1/comment/delete'
const MANAGED = 'GET /sands-system/api/v1/manage/comment/page'
const REMOVE = 'POST /sands-system/api/v1/manage/comment/remove'
const RESTORE = 'POST /sands-system/api/v1/manage/comment/restore'
const INBOX = 'GET /sands-system/api/v1/message/page'

describe('moderating comments', () => {
  const sands = useSands()
  let learner: SignedIn
  let staff: SignedIn
  let moderator: SignedIn

  beforeAll(async () => {
    learner = await sands.signIn('learner')
    staff = await sands.signIn('staff01')
    moderator = await signInWith(sands, 'staff20', { rights: ['social.comments.moderate'], college: '沙丘学院' })
  })

  async function aTarget(title: string) {
    const { rows } = await sands.server.kernel.database.pool.query<{ id: string }>(
      `insert into articles (college_id, title, html, text, state, published_at, updated_at)
       select id, $1, '<p>x</p>', 'x', 'published', now(), now() from colleges order by sort limit 1 returning id`,
      [title],
    )
    return { commentModule: SOCIAL_MODULES.article, commentModuleId: rows[0]?.id ?? '' }
  }
  type Target = Awaited<ReturnType<typeof aTarget>>

  async function say(person: SignedIn, target: Target, content: string, more: Partial<CallBody<typeof CREATE>> = {}) {
    sands.clock.advance(1000)
    return (await person.call(CREATE, { body: { ...target, content, ...more } })).data
  }
  const managed = async (query: CallQuery<typeof MANAGED>) => (await moderator.call(MANAGED, { query })).data
  const said = async (query: CallQuery<typeof MANAGED>) => (await managed(query)).records.map(({ content }) => content)
  const countOf = async (target: Target) => (await learner.call(COUNT, { query: target })).data.count

  it('shows what each comment is about, what it answers, and how many replies it has', async () => {
    const target = await aTarget('The lake')
    const root = await say(staff, target, 'root')
    await say(learner, target, 'reply', { parentId: root.id })
    const { records } = await managed(target)
    expect(records).toMatchObject([
      {
        content: 'reply',
        moduleTitle: 'The lake',
        moduleLink: expect.stringContaining(target.commentModuleId),
        parent: { id: root.id, content: 'root', authorName: root.author.name },
        replyCount: 0,
        removal: null,
      },
      { content: 'root', parent: null, replyCount: 1 },
    ])
    expect(await said({ parentId: root.id })).toEqual(['reply'])
  })

  it('finds comments by content, author and time', async () => {
    const [here, there] = [await aTarget('here'), await aTarget('there')]
    await say(staff, here, 'early')
    const noon = sands.clock.now().toISOString()
    await say(learner, here, 'late')
    await say(learner, there, 'elsewhere')
    expect(await said(here)).toEqual(['late', 'early'])
    expect(await said({ ...here, author: '林晓' })).toEqual(['late'])
    expect(await said({ ...here, author: 'STAFF01' })).toEqual(['early'])
    expect(await said({ ...here, author: '%' })).toEqual([])
    expect(await said({ ...here, until: noon })).toEqual(['early'])
    const after = new Date(Date.parse(noon) + 1).toISOString()
    expect(await said({ ...here, from: after })).toEqual(['late'])
    expect(await moderator.call(MANAGED, { query: { from: 'yesterday' } })).toFailWith('kernel.invalid_field')
  })

  it('puts back a comment taken down by mistake, with its pictures and every count, and notifies its author', async () => {
    const target = await aTarget('mistaken')
    const file = (await upload(staff, await aJpeg(), { purpose: 'image' })).data
    const comment = await say(staff, target, 'harmless', { fileIds: [file.id] })
    const reply = await say(learner, target, 'indeed', { parentId: comment.id })
    expect(await moderator.call(REMOVE, { body: { id: reply.id, reason: 'oops' } })).toSucceed()
    expect(await moderator.call(REMOVE, { body: { id: comment.id, reason: 'oops' } })).toSucceed()
    expect(await countOf(target)).toBe(0)
    const [gone] = (await managed({ ...target, keyWord: 'harmless' })).records
    expect(gone).toMatchObject({ isExits: 0, content: 'harmless', removal: { reason: 'oops' } })
    expect(gone?.pictures).toHaveLength(1)

    expect(await moderator.call(RESTORE, { body: { id: comment.id } })).toSucceed()
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({
      action: 'social.comment.restored',
      before: { reason: 'oops' },
      after: { content: 'harmless' },
    })
    expect(await countOf(target)).toBe(1)
    const [shown] = (await learner.call(PAGE, { query: target })).data.records
    expect(shown).toMatchObject({ content: 'harmless', isExits: 1, replyCount: 0 })
    expect(shown?.pictures).toHaveLength(1)
    const news = (await staff.call(INBOX, { query: { code: 'interaction' } })).data.records
    expect(news[0]?.content).toContain('harmless')

    expect(await moderator.call(RESTORE, { body: { id: reply.id } })).toSucceed()
    expect((await learner.call(PAGE, { query: target })).data.records[0]).toMatchObject({
      replyCount: 1,
      replies: [{ content: 'indeed' }],
    })
    expect(await moderator.call(RESTORE, { body: { id: reply.id } })).toFailWith('social.comment_there')
  })

  it('lets a reply that was put back keep the place of a comment that was not', async () => {
    const target = await aTarget('half')
    const root = await say(staff, target, 'bad root')
    const reply = await say(learner, target, 'fine reply', { parentId: root.id })
    await moderator.call(REMOVE, { body: { id: reply.id, reason: 'x' } })
    await moderator.call(REMOVE, { body: { id: root.id, reason: 'x' } })
    expect((await learner.call(PAGE, { query: target })).data.total).toBe(0)
    expect(await moderator.call(RESTORE, { body: { id: reply.id } })).toSucceed()
    expect((await learner.call(PAGE, { query: target })).data.records).toMatchObject([
      { content: '', isExits: 0, replies: [{ content: 'fine reply' }] },
    ])
  })

  it('notifies the author again when a comment is taken down a second time', async () => {
    const target = await aTarget('twice')
    const comment = await say(staff, target, 'again and again')
    const told = async () => (await staff.call(INBOX, { query: { code: 'interaction' } })).data.total
    const before = await told()
    const steps = [REMOVE, RESTORE, REMOVE] as const
    for (const step of steps) {
      sands.clock.advance(1000)
      const answer =
        step === REMOVE
          ? await moderator.call(REMOVE, { body: { id: comment.id, reason: 'x' } })
          : await moderator.call(RESTORE, { body: { id: comment.id } })
      expect(answer).toSucceed()
    }
    expect(await told()).toBe(before + steps.length)
  })

  it('cannot put back what its author took back, nor a comment of another college', async () => {
    const target = await aTarget('regret')
    const comment = await say(staff, target, 'regretted')
    await staff.call(DELETE, { body: { id: comment.id } })
    expect(await moderator.call(RESTORE, { body: { id: comment.id } })).toFailWith('social.taken_back')
    const [row] = (await managed({ ...target, isExits: 0 })).records
    expect(row).toMatchObject({ content: '', removal: { reason: null } })
    const elsewhere = await signInWith(sands, 'oliver.hughes', { rights: ['social.comments.moderate'] })
    expect(await elsewhere.call(RESTORE, { body: { id: comment.id } })).toFailWith('social.comment_gone')
    expect(await learner.call(RESTORE, { body: { id: comment.id } })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(RESTORE, { body: { id: comment.id } })).toFailWith('kernel.not_signed_in')
  })
})
