import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const CREATE = 'POST /sands-lms/api/v1/ceo-channel/create'
const PAGE = 'GET /sands-lms/api/v1/ceo-channel/page'
const GET = 'GET /sands-lms/api/v1/ceo-channel/get'
const REPLY = 'POST /sands-lms/api/v1/ceo-channel/reply'
const INBOX = 'GET /sands-system/api/v1/message/page'

describe('the CEO channel', () => {
  const sands = useSands()
  let learner: SignedIn
  let leader: SignedIn
  let other: SignedIn
  let leaderId: UserId

  beforeAll(async () => {
    learner = await sands.signIn('learner')
    leader = await sands.signIn('manager')
    other = await sands.signIn('admin')
    leaderId = await userId(sands, 'manager')
  })

  async function write(content: string, person = learner) {
    sands.clock.advance(1000)
    const answer = await person.call(CREATE, { body: { leaderId, content } })
    expect(answer).toSucceed()
    return answer.data
  }

  it('delivers a message to a leader, who is notified and sees the author', async () => {
    const sent = await write('  Hello\u0007 ')
    expect(sent).toMatchObject({ content: 'Hello', isMine: 1, state: 'waiting', reply: null, leader: { name: '陈立' } })
    expect((await learner.call(PAGE, { query: { box: 'sent' } })).data.records[0]).toEqual(sent)

    const received = (await leader.call(PAGE, { query: { box: 'received' } })).data.records[0]
    expect(received).toMatchObject({ id: sent.id, isMine: 0, author: { name: '林晓', postName: '店员' } })
    const [message] = (await leader.call(INBOX)).data.records
    expect(message).toMatchObject({ title: '林晓 has written to you', jumpType: 17, jumpModuleId: sent.id })
  })

  it('delivers the reply to the author, once', async () => {
    const { id } = await write('Please reply')
    const reply = await leader.call(REPLY, { body: { id, content: 'Gladly.' } })
    expect(reply.data).toMatchObject({ state: 'replied', reply: { content: 'Gladly.' } })
    expect((await learner.call(GET, { query: { id } })).data).toMatchObject({ reply: { content: 'Gladly.' } })
    expect((await learner.call(INBOX)).data.records[0]).toMatchObject({ jumpType: 17, jumpModuleId: id })
    expect(await leader.call(REPLY, { body: { id, content: 'Again' } })).toFailWith('feedback.replied_already')
  })

  it('accepts only one of two simultaneous replies', async () => {
    const { id } = await write('Race')
    const replies = await Promise.all(['a', 'b'].map((content) => leader.call(REPLY, { body: { id, content } })))
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(replies.find(({ code }) => code !== 1)).toFailWith('feedback.replied_already')
  })

  it('shows a message to nobody else, not even an administrator, and lets only its leader reply', async () => {
    const { id } = await write('Between us')
    for (const box of ['sent', 'received'] as const)
      expect((await other.call(PAGE, { query: { box } })).data.total).toBe(0)
    expect(await other.call(GET, { query: { id } })).toFailWith('feedback.ceo_gone')
    expect(await other.call(REPLY, { body: { id, content: 'x' } })).toFailWith('feedback.ceo_gone')
    expect(await learner.call(REPLY, { body: { id, content: 'x' } })).toFailWith('feedback.ceo_gone')
    const emma = await sands.signIn('emma')
    expect(await emma.call(GET, { query: { id } })).toFailWith('feedback.ceo_gone')
    expect(await emma.call(CREATE, { body: { leaderId, content: 'x' } })).toFailWith('feedback.leader_gone')
  })

  it('stores a message once when it is sent twice with the same key', async () => {
    const staff = await sands.signIn('staff06')
    const twice = { body: { leaderId, content: 'Once' }, headers: { 'idempotency-key': 'ceo-message-once-1' } }
    expect(await staff.call(CREATE, twice)).toSucceed()
    expect(await staff.call(CREATE, twice)).toSucceed()
    expect((await staff.call(PAGE, { query: { box: 'sent' } })).data.total).toBe(1)
  })

  it('refuses people who are not leaders, the author as recipient, and more than twenty messages in 24 hours', async () => {
    const adminId = await userId(sands, 'admin')
    expect(await learner.call(CREATE, { body: { leaderId: adminId, content: 'x' } })).toFailWith('feedback.leader_gone')
    expect(await leader.call(CREATE, { body: { leaderId, content: 'x' } })).toFailWith('feedback.not_to_yourself')
    const staff = await sands.signIn('staff07')
    for (let index = 0; index < 20; index += 1) await write(`Number ${index}`, staff)
    expect(await staff.call(CREATE, { body: { leaderId, content: 'x' } })).toFailWith('feedback.enough_for_today')
  })

  it('needs a session and valid input', async () => {
    const id = '999999' as Id<'ceoMessage'>
    const visitor = sands.visitor()
    expect(await visitor.call(CREATE, { body: { leaderId, content: 'x' } })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(PAGE, { query: { box: 'sent' } })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(GET, { query: { id } })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(REPLY, { body: { id, content: 'x' } })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(CREATE, { body: { leaderId, content: ' ' } })).toFailWith('kernel.invalid_field')
    expect(await learner.call(REPLY, { body: { id, content: 'x'.repeat(2001) } })).toFailWith('kernel.invalid_field')
    expect(await learner.call(GET, { query: { id } })).toFailWith('feedback.ceo_gone')
  })
})
