import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aBoard, aNote } from '../../testing/community.ts'
import { auditLog, signInWith } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const COMMENT = 'POST /sands-system/api/v1/comment/create'
const REPORT = 'POST /sands-system/api/v1/comment/report'
const MANAGED = 'GET /sands-system/api/v1/manage/comment/page'
const SETTLE = 'POST /sands-system/api/v1/manage/comment/settle'
const INBOX = 'GET /sands-system/api/v1/message/page'
const ADD_WORD = 'POST /sands-lms/api/v1/manage/community/word/create'

describe('comments on content of the community', () => {
  const sands = useSands()
  let admin: SignedIn
  let learner: SignedIn
  let moderator: SignedIn
  let moduleId: Id<'module'>

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    learner = await sands.signIn('learner')
    moderator = await signInWith(sands, 'staff20', { rights: ['social.comments.moderate'], college: '沙丘学院' })
    const { id: boardId } = await aBoard(admin)
    moduleId = asId<Id<'module'>>((await aNote(admin, boardId)).id)
  })

  const say = (person: SignedIn, content: string) =>
    person.call(COMMENT, {
      body: { commentModule: SOCIAL_MODULES.communityContent, commentModuleId: moduleId, content },
    })
  const reported = async () => (await moderator.call(MANAGED, { query: { isReported: 1, size: 100 } })).data.records

  it('are refused with a blocked word, and looked at with a watched one', async () => {
    await admin.call(ADD_WORD, { body: { word: 'jackpot', action: 'block' } })
    await admin.call(ADD_WORD, { body: { word: 'gossip', action: 'review' } })
    expect(await say(learner, 'Win the jackpot')).toFailWith('social.word_blocked')
    const { data: comment } = await say(learner, 'Some gossip')
    expect((await reported()).find(({ id }) => id === comment.id)?.reports).toMatchObject([
      { reason: 'word', text: 'gossip' },
    ])
    expect(await say(admin, 'The jackpot of a moderator')).toSucceed()
  })

  it('are reported once, and settled by a moderator', async () => {
    const { data: comment } = await say(admin, 'Well said')
    const body = { id: comment.id, reason: 'insult', text: 'Rude' } as const
    expect(await sands.visitor().call(REPORT, { body })).toFailWith('kernel.not_signed_in')
    expect(await (await sands.signIn('emma')).call(REPORT, { body })).toFailWith('social.comment_gone')
    expect(await learner.call(REPORT, { body })).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({
      ...{ action: 'social.comment.reported', subject_id: comment.id },
      after: { reason: 'insult' },
    })
    expect(await learner.call(REPORT, { body })).toFailWith('social.reported_already')
    const found = (await reported()).find(({ id }) => id === comment.id)
    expect(found?.reports).toMatchObject([{ reason: 'insult', text: 'Rude' }])
    expect(Object.keys(found?.reports[0] ?? {})).toEqual(['reason', 'text', 'createTime'])
    expect(await learner.call(SETTLE, { body: { id: comment.id } })).toFailWith('kernel.no_permission')
    expect(await moderator.call(SETTLE, { body: { id: comment.id } })).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'social.comment.reviewed' })
    expect((await reported()).some(({ id }) => id === comment.id)).toBe(false)
    expect(await learner.call(REPORT, { body })).toSucceed()
  })

  it('tell the author of the post once, also when they answer a comment of that author', async () => {
    const told = async () => (await admin.call(INBOX, { query: { code: 'interaction' } })).data.total
    const { data: comment } = await say(admin, 'Any questions?')
    const before = await told()
    const body = { commentModule: SOCIAL_MODULES.communityContent, commentModuleId: moduleId, content: 'One' }
    expect(await learner.call(COMMENT, { body: { ...body, parentId: comment.id } })).toSucceed()
    expect(await told()).toBe(before + 1)
    expect(await learner.call(COMMENT, { body: { ...body, content: 'Two' } })).toSucceed()
    expect(await told()).toBe(before + 2)
  })

  it('of newcomers come at a limited pace', async () => {
    const newcomer = await sands.signIn('staff02')
    for (let number = 1; number <= 5; number += 1) expect(await say(newcomer, `Comment ${number}`)).toSucceed()
    expect(await say(newcomer, 'One too many')).toFailWith('social.too_fast')
    sands.clock.advance(61_000)
    expect(await say(newcomer, 'Later')).toSucceed()
    for (let number = 1; number <= 7; number += 1) expect(await say(admin, `Moderator ${number}`)).toSucceed()
  })
})
