import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { auditLog, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const OFFERED = 'GET /sands-system/api/v1/questionCategory/questionList'
const SEND = 'POST /sands-system/api/v1/question/create'
const LIST = 'GET /sands-system/api/v1/manage/question-category/list'
const CREATE = 'POST /sands-system/api/v1/manage/question-category/create'
const UPDATE = 'POST /sands-system/api/v1/manage/question-category/update'
const SORT = 'POST /sands-system/api/v1/manage/question-category/sort'
const REMOVE = 'POST /sands-system/api/v1/manage/question-category/remove'
const LEADERS_OFFERED = 'GET /sands-user/api/v1/user/feedback-leaders'
const LEADERS = 'GET /sands-user/api/v1/manage/feedback-leader/list'
const LEADER_ADD = 'POST /sands-user/api/v1/manage/feedback-leader/add'
const LEADER_REMOVE = 'POST /sands-user/api/v1/manage/feedback-leader/remove'
const LEADER_SORT = 'POST /sands-user/api/v1/manage/feedback-leader/sort'
const RIGHTS = ['feedback.settings.edit'] as const

describe('settings of feedback', () => {
  const sands = useSands()
  let learner: SignedIn
  let manager: SignedIn
  let other: SignedIn

  beforeAll(async () => {
    learner = await sands.signIn('learner')
    manager = await signInWith(sands, 'staff20', { rights: RIGHTS, college: '沙丘学院' })
    other = await signInWith(sands, 'emma', { rights: RIGHTS })
  })

  const create = async (name: string, isOn = true) =>
    (await manager.call(CREATE, { body: { names: { 'zh-cn': name }, isOn } })).data
  const visibleList = async () => (await learner.call(OFFERED)).data.map(({ name }) => name)
  const order = async () => (await manager.call(LIST)).data.map(({ id }) => id)

  it('add a category at the end, change it and switch it off', async () => {
    const added = await create('  食堂 ')
    expect(added).toMatchObject({ name: '食堂', isOn: true, feedbackCount: 0, version: 1 })
    expect((await order()).at(-1)).toBe(added.id)
    expect(await visibleList()).toContain('食堂')
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'feedback.category.created', subject_name: '食堂' })

    const names = { 'zh-cn': '餐厅', 'en-us': 'Canteen' }
    const changed = (await manager.call(UPDATE, { body: { id: added.id, version: 1, names, isOn: false } })).data
    expect(changed).toMatchObject({ name: 'Canteen', isOn: false, version: 2 })
    expect(await visibleList()).not.toContain('Canteen')
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'feedback.category.updated',
      before: { 'zh-cn': '食堂', isOn: true },
      after: { 'zh-cn': '餐厅', 'en-us': 'Canteen', isOn: false },
    })
    const stale = await manager.call(UPDATE, { body: { id: added.id, version: 1, names, isOn: true } })
    expect(stale).toFailWith('kernel.changed_meanwhile')
  })

  it('sort the categories', async () => {
    const [first, second] = [await create('甲'), await create('乙')]
    const seen = { id: second.id, version: second.version }
    expect(await manager.call(SORT, { body: { ...seen, beforeId: first.id } })).toSucceed()
    expect((await order()).slice(-2)).toEqual([second.id, first.id])
    expect(await manager.call(SORT, { body: { ...seen, beforeId: null } })).toSucceed()
    expect((await order()).slice(-2)).toEqual([first.id, second.id])
    const gone = '999999' as Id<'feedbackCategory'>
    expect(await manager.call(SORT, { body: { ...seen, beforeId: gone } })).toFailWith('kernel.changed_meanwhile')
    expect(await manager.call(SORT, { body: { id: gone, version: 1, beforeId: null } })).toFailWith(
      'feedback.category_gone',
    )
  })

  it('delete a category only while no feedback uses it', async () => {
    const { id, version } = await create('用过的')
    const empty = await create('没用过的')
    await learner.call(SEND, { body: { categoryId: id, content: 'x' } })
    expect(await manager.call(REMOVE, { body: { id, version } })).toFailWith('feedback.category_in_use')
    expect(await manager.call(REMOVE, { body: { id: empty.id, version: 1 } })).toSucceed()
    expect(await manager.call(REMOVE, { body: { id: empty.id, version: 1 } })).toFailWith('feedback.category_gone')
    expect(await order()).not.toContain(empty.id)
  })

  it('list leaders in their order, and never the viewer', async () => {
    const [reviewer, leaderId] = [await sands.signIn('reviewer'), await userId(sands, 'staff10')]
    expect(await manager.call(LEADER_ADD, { body: { userId: leaderId } })).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'feedback.leader.added', subject_id: leaderId })
    expect(await manager.call(LEADER_ADD, { body: { userId: leaderId } })).toFailWith('feedback.leader_exists')
    const names = async (person: SignedIn) => (await person.call(LEADERS_OFFERED)).data.map(({ name }) => name)
    expect((await names(learner)).slice(0, 2)).toEqual(['孙悦', '陈立'])
    expect(await names(reviewer)).not.toContain('孙悦')

    const [first] = (await manager.call(LEADERS)).data
    expect(first).toMatchObject({ userName: 'reviewer', messageCount: 1, waitingCount: 1 })
    const beforeId = first?.id ?? null
    expect(await manager.call(LEADER_SORT, { body: { userId: leaderId, beforeId } })).toSucceed()
    expect((await manager.call(LEADERS)).data[0]?.id).toBe(leaderId)

    expect(await manager.call(LEADER_REMOVE, { body: { userId: leaderId } })).toSucceed()
    expect(await manager.call(LEADER_REMOVE, { body: { userId: leaderId } })).toFailWith('feedback.leader_gone')
    expect(await manager.call(LEADER_SORT, { body: { userId: leaderId, beforeId: null } })).toFailWith(
      'feedback.leader_gone',
    )
  })

  it('accept only people of the college as leaders', async () => {
    const body = { userId: await userId(sands, 'emma') }
    expect(await manager.call(LEADER_ADD, { body })).toFailWith('feedback.person_unknown')
    expect(await manager.call(LEADER_ADD, { body: { userId: '999999' as UserId } })).toFailWith(
      'feedback.person_unknown',
    )
  })

  it('of another college do not exist', async () => {
    const { id, version } = await create('别的学院看不到')
    const names = { 'en-us': 'x' }
    expect((await other.call(LIST)).data.map((each) => each.id)).not.toContain(id)
    expect(await other.call(UPDATE, { body: { id, version, names, isOn: true } })).toFailWith('feedback.category_gone')
    expect(await other.call(SORT, { body: { id, version, beforeId: null } })).toFailWith('feedback.category_gone')
    expect(await other.call(REMOVE, { body: { id, version } })).toFailWith('feedback.category_gone')
    const reviewer = { userId: await userId(sands, 'reviewer') }
    expect(await other.call(LEADER_REMOVE, { body: reviewer })).toFailWith('feedback.leader_gone')
    expect(await other.call(LEADER_SORT, { body: { ...reviewer, beforeId: null } })).toFailWith('feedback.leader_gone')
  })

  it('need a session, the right and valid input', async () => {
    const seen = { id: '1' as Id<'feedbackCategory'>, version: 1 }
    const values = { names: { 'zh-cn': 'x' }, isOn: true }
    const leader = { userId: '1' as UserId }
    for (const [person, error] of [
      [sands.visitor(), 'kernel.not_signed_in'],
      [learner, 'kernel.no_permission'],
    ] as const) {
      expect(await person.call(LIST)).toFailWith(error)
      expect(await person.call(CREATE, { body: values })).toFailWith(error)
      expect(await person.call(UPDATE, { body: { ...seen, ...values } })).toFailWith(error)
      expect(await person.call(SORT, { body: { ...seen, beforeId: null } })).toFailWith(error)
      expect(await person.call(REMOVE, { body: seen })).toFailWith(error)
      expect(await person.call(LEADERS)).toFailWith(error)
      expect(await person.call(LEADER_ADD, { body: leader })).toFailWith(error)
      expect(await person.call(LEADER_REMOVE, { body: leader })).toFailWith(error)
      expect(await person.call(LEADER_SORT, { body: { ...leader, beforeId: null } })).toFailWith(error)
    }
    expect(await sands.visitor().call(LEADERS_OFFERED)).toFailWith('kernel.not_signed_in')
    for (const names of [{}, { 'zh-cn': ' ' }, { 'zh-cn': 'x'.repeat(31) }])
      expect(await manager.call(CREATE, { body: { names, isOn: true } })).toFailWith('kernel.invalid_field')
  })

  it('are changed once when a change is sent twice with the same key', async () => {
    const twice = {
      body: { names: { 'zh-cn': '只有一个' }, isOn: true },
      headers: { 'idempotency-key': 'category-created-once' },
    }
    const first = await manager.call(CREATE, twice)
    expect((await manager.call(CREATE, twice)).data.id).toBe(first.data.id)
  })
})
