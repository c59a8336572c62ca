import type { CallBody, CallQuery } from '@sands/contract/calls'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { wallTime } from '@sands/rules/face/zone'
import { plainStep } from '@sands/rules/review/approval'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const API = '/sands-lms/api/v1/approval'
const MANAGE = '/sands-lms/api/v1/manage/approval'
const INBOX = 'GET /sands-system/api/v1/message/page'
const HOUR_MS = 3_600_000
type ApprovalId = Id<'approval'>

describe('approvals', () => {
  const sands = useSands()
  let learner: SignedIn
  let manager: SignedIn
  let colleague: SignedIn
  let admin: SignedIn
  let colleagueId: UserId
  let learnerId: UserId
  let managerId: UserId

  beforeAll(async () => {
    learner = await sands.signIn('learner')
    manager = await sands.signIn('manager')
    colleague = await sands.signIn('staff05')
    admin = await signInWith(sands, 'staff20', { rights: ['review.flows'], college: '沙丘学院' })
    colleagueId = await userId(sands, 'staff05')
    learnerId = await userId(sands, 'learner')
    managerId = await userId(sands, 'manager')
  })

  async function asks(title = 'A visit', person = learner): Promise<ApprovalId> {
    sands.clock.advance(1000)
    return (await person.call(`POST ${API}/ask`, { body: { title, reason: 'Because' } })).data.id
  }
  const decide = (person: SignedIn, id: ApprovalId, isApproved = true, reason = 'Because of that') =>
    person.call(`POST ${API}/decide`, { body: { id, isApproved, reason } })
  const get = async (id: ApprovalId, person = learner) => (await person.call(`GET ${API}/get`, { query: { id } })).data
  const page = async (person: SignedIn, query: CallQuery<`GET ${typeof API}/page`>) =>
    (await person.call(`GET ${API}/page`, { query: { size: 100, ...query } })).data
  const number = async (person: SignedIn) => (await person.call(`GET ${API}/number`)).data.number
  const run = async (name: string) => {
    await sands.server.kernel.database.pool.query('insert into jobs.job (name, data) values ($1, $2)', [name, '{}'])
    await runJobs(sands)
  }
  /** Sessions end meanwhile, so that everybody signs in again. */
  const later = async (hours: number) => {
    sands.clock.advance(hours * HOUR_MS)
    learner = await sands.signIn('learner')
    manager = await sands.signIn('manager')
    colleague = await sands.signIn('staff05')
    admin = await sands.signIn('staff20')
  }
  const draws = async (steps: CallBody<`POST ${typeof MANAGE}/flow/create`>['steps'], over = {}) =>
    (
      await admin.call(`POST ${MANAGE}/flow/create`, {
        body: { name: 'A flow', kinds: ['general'], steps, allowsSelf: false, ...over },
      })
    ).data
  const step = (...of: Parameters<typeof plainStep>) => ({ ...plainStep(...of), userIds: [], roleId: null })
  const named = (userIds: UserId[], over = {}) => ({ ...step('people'), userIds, ...over })
  const erase = async ({ id, version }: { id: Id<'approvalFlow'>; version: number }) =>
    admin.call(`POST ${MANAGE}/flow/remove`, { body: { id, version } })

  it('goes to the leader, who approves; the asker is told', async () => {
    const before = await number(manager)
    const id = await asks('Go to the fair')
    expect(await number(manager)).toBe(before + 1)
    const todo = await page(manager, { tab: 'todo' })
    expect(todo.records.at(-1)).toMatchObject({ id, kind: 'general', title: 'Go to the fair', canDecide: 1 })
    expect(await get(id)).toMatchObject({ state: 'waiting', canDecide: 0, canWithdraw: 1, canRemind: 1 })
    expect(await get(id, manager)).toMatchObject({ canDecide: 1, canHandOver: 1, canWithdraw: 0 })
    expect(await decide(manager, id, true, 'Fine')).toSucceed()
    expect(await get(id)).toMatchObject({
      state: 'approved',
      stepList: [{ by: 'leader', state: 'done', people: [{ state: 'approved', reason: 'Fine' }] }],
      history: [{ act: 'asked' }, { act: 'approved', reason: 'Fine' }],
    })
    expect(await number(manager)).toBe(before)
    expect((await page(manager, { tab: 'done' })).records[0]).toMatchObject({ id, state: 'approved', canDecide: 0 })
    expect((await page(learner, { tab: 'mine' })).records[0]).toMatchObject({ id })
    expect((await learner.call(INBOX)).data.records[0]).toMatchObject({
      title: 'Your request was approved',
      jumpType: 65,
    })
  })

  it('refuses a second decision, one after a withdrawal, and one without a reason', async () => {
    const id = await asks()
    expect(await decide(manager, id, false, '  ')).toFailWith('review.approval_reason_missing')
    expect(await decide(manager, id, false)).toSucceed()
    expect(await decide(manager, id)).toFailWith('review.approval_decided')
    expect(await get(id)).toMatchObject({ state: 'declined' })
    const other = await asks()
    expect(await manager.call(`POST ${API}/withdraw`, { body: { id: other } })).toFailWith('review.approval_unknown')
    expect(await learner.call(`POST ${API}/withdraw`, { body: { id: other } })).toSucceed()
    expect(await decide(manager, other)).toFailWith('review.approval_withdrawn')
    expect(await learner.call(`POST ${API}/withdraw`, { body: { id: other } })).toFailWith('review.approval_withdrawn')
    expect(await learner.call(`POST ${API}/remind`, { body: { id: other } })).toFailWith('review.approval_withdrawn')
  })

  it('takes one of two decisions that arrive at once', async () => {
    const id = await asks()
    const answers = await Promise.all([decide(manager, id), decide(manager, id, false), decide(manager, id)])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await get(id)).history.filter(({ act }) => act !== 'asked')).toHaveLength(1)
  })

  it('does not exist for others, other colleges and visitors', async () => {
    const id = await asks()
    expect(await colleague.call(`GET ${API}/get`, { query: { id } })).toFailWith('review.approval_unknown')
    expect(await decide(colleague, id)).toFailWith('review.approval_unknown')
    const emma = await sands.signIn('emma')
    expect(await decide(emma, id)).toFailWith('review.approval_unknown')
    expect(await sands.visitor().call(`GET ${API}/page`, { query: { tab: 'todo' } })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(`POST ${API}/ask`, { body: { title: ' ', reason: 'x' } })).toFailWith(
      'kernel.invalid_field',
    )
    expect(await colleague.call(`GET ${MANAGE}/flow/list`)).toFailWith('kernel.no_permission')
  })

  it('goes from step to step, with everybody where the flow says so', async () => {
    const flow = await draws([step('leader'), named([colleagueId, managerId], { need: 'all' })])
    const id = await asks()
    expect(await decide(colleague, id)).toFailWith('review.approval_unknown')
    await decide(manager, id)
    expect(await get(id)).toMatchObject({ step: 2, steps: 2, state: 'waiting' })
    await decide(colleague, id)
    expect(await get(id)).toMatchObject({ state: 'waiting' })
    expect(await decide(colleague, id)).toFailWith('review.approval_decided')
    await decide(manager, id)
    expect(await get(id)).toMatchObject({ state: 'approved' })
    await erase(flow)
  })

  it('lets nobody approve their own request, unless the flow says so', async () => {
    const strict = await draws([named([learnerId, managerId])])
    const id = await asks()
    expect(await decide(learner, id)).toFailWith('review.approval_own')
    expect((await get(id)).stepList[0]?.people).toHaveLength(1)
    expect(await manager.call(`POST ${API}/handOver`, { body: { id, userId: learnerId } })).toFailWith(
      'review.approval_bad_person',
    )
    await decide(manager, id)
    await erase(strict)
    const free = await draws([named([learnerId])], { allowsSelf: true })
    const own = await asks()
    expect(await decide(learner, own)).toSucceed()
    await erase(free)
    // Only the asker is named: those who draw the flows decide instead.
    const alone = await draws([named([learnerId])])
    const raised = await asks()
    expect(await decide(learner, raised)).toFailWith('review.approval_own')
    expect(await decide(admin, raised)).toSucceed()
    await erase(alone)
  })

  /** A day in the zone that the test calls name. */
  const dayIn = (days: number) =>
    wallTime(new Date(sands.clock.now().getTime() + days * 24 * HOUR_MS).toISOString(), 'Asia/Shanghai').slice(0, 10)

  it('is handed over, and decided by a deputy', async () => {
    const id = await asks()
    expect((await manager.call(`GET ${API}/people`, { query: { keyWord: 'staff05' } })).data).toMatchObject([
      { userId: colleagueId },
    ])
    const handOver = (person: SignedIn) =>
      person.call(`POST ${API}/handOver`, { body: { id, userId: colleagueId, reason: 'You know better' } })
    expect(await handOver(colleague)).toFailWith('review.approval_unknown')
    expect(await handOver(manager)).toSucceed()
    expect(await decide(manager, id)).toFailWith('review.approval_decided')
    expect(await get(id, manager)).toMatchObject({ canDecide: 0 })
    expect(await decide(colleague, id)).toSucceed()

    const next = await asks()
    const set = (deputy: CallBody<`POST ${typeof API}/deputy/set`>['deputy']) =>
      manager.call(`POST ${API}/deputy/set`, { body: { deputy } })
    expect(await set({ userId: managerId, firstDay: dayIn(0), lastDay: dayIn(1) })).toFailWith(
      'review.approval_bad_person',
    )
    expect(await set({ userId: colleagueId, firstDay: dayIn(2), lastDay: dayIn(1) })).toFailWith(
      'review.approval_bad_time',
    )
    expect(await set({ userId: colleagueId, firstDay: dayIn(-2), lastDay: dayIn(-1) })).toFailWith(
      'review.approval_bad_time',
    )
    expect(await set({ userId: colleagueId, firstDay: dayIn(1), lastDay: dayIn(1) })).toSucceed()
    expect(await decide(colleague, next)).toFailWith('review.approval_unknown')
    // Only today: the first day and the last one belong to it.
    const today = { userId: colleagueId, firstDay: dayIn(0), lastDay: dayIn(0) }
    expect((await set(today)).data).toMatchObject(today)
    expect((await manager.call('GET /sands-lms/api/v1/approval/deputy')).data).toMatchObject({ userId: colleagueId })
    expect(await get(next, colleague)).toMatchObject({ canDecide: 1, forName: '陈立' })
    expect((await page(colleague, { tab: 'todo' })).records.map((each) => each.id)).toContain(next)
    expect(await decide(colleague, next)).toSucceed()
    expect((await get(next)).stepList[0]?.people[0]).toMatchObject({ state: 'approved', byName: expect.any(String) })
    const own = await asks()
    expect(await get(own, colleague)).toMatchObject({ canDecide: 1 })
    expect(await decide(manager, own)).toSucceed()
    const last = await asks()
    expect((await set(null)).data).toBeNull()
    expect(await decide(colleague, last)).toFailWith('review.approval_unknown')
    await decide(manager, last)
  })

  it('decides many at once and names those it could not', async () => {
    const ids = [await asks('One'), await asks('Two'), await asks('Three')]
    const gone = ids[1] as ApprovalId
    await learner.call(`POST ${API}/withdraw`, { body: { id: gone } })
    const many = (isApproved: boolean, reason = '') =>
      manager.call(`POST ${API}/decideMany`, { body: { ids, isApproved, reason } })
    expect(await many(false)).toFailWith('review.approval_reason_missing')
    expect((await many(true)).data).toEqual({ decided: 2, refused: [{ id: gone, reason: expect.any(String) }] })
    expect((await many(true)).data).toMatchObject({ decided: 0 })
  })

  it('tells people once what waits, reminds them, and follows the time limit', async () => {
    await run('review.tell-approvers')
    const flow = await draws([{ ...step('leader'), hours: 4, late: 'decline', remindHours: 2 }])
    const id = await asks('In time')
    await run('review.tell-approvers')
    await run('review.tell-approvers')
    const told = async () => (await manager.call(INBOX)).data.records.filter(({ jumpModuleId }) => jumpModuleId === id)
    expect(await told()).toHaveLength(1)
    await later(2.5)
    await run('review.approval-times')
    await run('review.approval-times')
    expect(await told()).toHaveLength(2)
    expect(await learner.call(`POST ${API}/remind`, { body: { id } })).toSucceed()
    expect(await learner.call(`POST ${API}/remind`, { body: { id } })).toFailWith('review.approval_reminded')
    await later(2.5)
    await run('review.approval-times')
    const ended = await get(id)
    expect(ended.state).toBe('declined')
    expect(ended.history.at(-1)).toMatchObject({ act: 'timed_out', name: null })
    await erase(flow)
  })

  it('raises a late request to a leader, or counts it as approved', async () => {
    const flow = await draws([
      { ...named([colleagueId]), hours: 1, late: 'approve', remindHours: null },
      { ...named([colleagueId]), hours: 1, late: 'raise', remindHours: null },
    ])
    const id = await asks('Late')
    await later(2)
    await run('review.approval-times')
    expect(await get(id)).toMatchObject({ state: 'waiting', step: 2 })
    await later(2)
    await run('review.approval-times')
    const raised = await get(id)
    expect(raised.history.at(-1)?.act).toBe('raised')
    expect(raised.stepList[1]?.people.length).toBeGreaterThan(1)
    // The leader takes the place of the one who was late, who would block a step that needs all.
    expect(raised.stepList[1]?.people.find(({ state }) => state === 'closed')).toBeTruthy()
    await erase(flow)
  })

  it('tells the deputy, and finds others for people who are no longer there', async () => {
    const deputy = { userId: colleagueId, firstDay: dayIn(0), lastDay: dayIn(2) }
    await manager.call(`POST ${API}/deputy/set`, { body: { deputy } })
    const titles = async () => (await colleague.call(INBOX)).data.records.map(({ title }) => title)
    expect((await titles())[0]).toContain('陈立')
    const asked = await asks('For the deputy')
    await run('review.tell-approvers')
    const inbox = (await colleague.call(INBOX)).data.records
    expect(inbox.some(({ jumpModuleId }) => jumpModuleId === asked)).toBe(true)
    await manager.call(`POST ${API}/deputy/set`, { body: { deputy: null } })
    await decide(manager, asked)

    const leaverId = await userId(sands, 'staff06')
    const { pool } = sands.server.kernel.database
    const status = (to: string) => pool.query('update users set status = $2 where id = $1', [leaverId, to])
    const flow = await draws([{ ...named([managerId, leaverId]), need: 'all' }])
    const all = await asks('All')
    await decide(manager, all)
    expect(await get(all)).toMatchObject({ state: 'waiting' })
    await status('disabled')
    await run('review.approval-times')
    expect(await get(all)).toMatchObject({ state: 'approved' })
    await status('active')
    await erase(flow)
    const alone = await draws([named([leaverId])])
    const one = await asks('Alone')
    await status('disabled')
    await run('review.approval-times')
    expect(await decide(admin, one)).toSucceed()
    await status('active')
    await erase(alone)
  })

  it('draws flows, with versions and a log, and names heads of departments', async () => {
    expect(
      await admin.call(`POST ${MANAGE}/flow/create`, {
        body: { name: 'x', kinds: [], steps: [step('people')], allowsSelf: false },
      }),
    ).toFailWith('review.flow_incomplete')
    const flow = await draws([step('head')], { name: 'By heads', kinds: ['sign_up'] })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'review.approval-flow.created', subject_id: flow.id })
    const { id, version } = flow
    const body = { id, version, name: 'Heads', kinds: ['general' as const], steps: [step('head')], allowsSelf: false }
    const changed = (await admin.call(`POST ${MANAGE}/flow/update`, { body })).data
    expect(changed).toMatchObject({ name: 'Heads', kinds: ['general'], version: 2 })
    expect(await admin.call(`POST ${MANAGE}/flow/update`, { body })).toFailWith('kernel.changed_meanwhile')
    const { data: list } = await admin.call(`GET ${MANAGE}/flow/list`)
    expect(list.flows.find((each) => each.id === id)).toMatchObject({ kinds: ['general'], waiting: 0 })
    expect(list.roles.length).toBeGreaterThan(5)

    const heads = (await admin.call(`GET ${MANAGE}/head/list`)).data
    const department = heads.find(({ departmentName }) => departmentName === '门店运营部')
    const departmentId = department?.departmentId ?? ('1' as Id<'department'>)
    const set = (userIdOf: UserId | null) =>
      admin.call(`POST ${MANAGE}/head/set`, { body: { departmentId, userId: userIdOf } })
    expect(await set(await userId(sands, 'emma'))).toFailWith('review.approval_bad_person')
    expect(await set(colleagueId)).toSucceed()
    const request = await asks('To the head')
    expect(await decide(colleague, request)).toSucceed()
    await set(null)
    expect(
      await admin.call(`POST ${MANAGE}/head/set`, {
        body: { departmentId: '999999' as Id<'department'>, userId: null },
      }),
    ).toFailWith('review.head_unknown')
    expect(await erase({ id, version: changed.version })).toSucceed()
    expect(await erase({ id, version: changed.version })).toFailWith('review.flow_unknown')
  })

  it('takes no more than twenty requests of a person that wait', async () => {
    const ask = () => colleague.call(`POST ${API}/ask`, { body: { title: 'Again', reason: 'Because' } })
    expect(await ask()).toSucceed()
    for (let asked = 1; asked < 20; asked += 1) await ask()
    expect(await ask()).toFailWith('review.approval_too_many')
  })
})
