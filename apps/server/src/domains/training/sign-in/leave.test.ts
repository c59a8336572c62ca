import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aPublishedProject,
  aSignInTask,
  aStage,
  aTrainingManager,
  TRAINING_MANAGE,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const GET = 'GET /sands-lms/api/v1/sign-in/get'
const SCAN = 'POST /sands-lms/api/v1/sign-in/scan-submit'
const LEAVE = 'POST /sands-lms/api/v1/sign-in/ask-for-leave'
const QUEUE = 'GET /sands-lms/api/v1/approval/page'
const DETAIL = 'GET /sands-lms/api/v1/approval/get'
const DECIDE = 'POST /sands-lms/api/v1/approval/decide'
const WITHDRAW = 'POST /sands-lms/api/v1/approval/withdraw'
const INBOX = 'GET /sands-system/api/v1/message/page'
const MINUTE_MS = 60_000
const DEVICE = 'device-of-first-person'

describe('leave from a sign-in task', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let owner: SignedIn
  let ids: { learner: UserId; owner: UserId; manager: UserId }

  beforeEach(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    owner = await sands.signIn('staff06')
    ids = {
      learner: await userId(sands, 'staff04'),
      owner: await userId(sands, 'staff06'),
      manager: await userId(sands, 'staff20'),
    }
  })

  const at = (minutes: number) => new Date(sands.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
  const aSignIn = async () => {
    const task = aSignInTask({ startsAt: at(-5), endsAt: at(55) })
    const included = [ids.learner, ids.manager].map((id) => ({ kind: 'user' as const, id }))
    const audience = { included, excluded: [] }
    const { id } = await aPublishedProject(manager, { audience, ownerId: ids.owner, stages: [aStage([task])] })
    const [first] = await tasksOf(learner, id)
    if (!first) throw new Error('the project has no task')
    return first.trainingTaskId
  }
  type TaskId = Id<'trainingTask'>
  const get = async (taskId: TaskId) => (await learner.call(GET, { query: { taskId } })).data
  const ask = (taskId: TaskId, person = learner) => person.call(LEAVE, { body: { taskId, reason: 'At the doctor' } })
  const settle = (taskId: TaskId, user = ids.learner, isGranted = true) =>
    manager.call(`POST ${TRAINING_MANAGE}/sign-in/decide`, { body: { taskId, userId: user, isGranted, reason: 'Yes' } })
  const todo = async (person = owner) => {
    const { data } = await person.call(QUEUE, { query: { tab: 'todo', kind: 'task_leave' } })
    return data.records
  }
  const request = async (person = owner) => {
    const last = (await todo(person)).at(-1)
    if (!last) throw new Error('nothing waits')
    return last
  }
  const decide = async (isApproved: boolean, reason = '') =>
    owner.call(DECIDE, { body: { id: (await request()).id, isApproved, reason } })
  const scan = async (taskId: TaskId) => {
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/sign-in/board`, { query: { taskId } })
    return learner.call(SCAN, { body: { taskId, code: data.code, at: at(0), deviceId: DEVICE } })
  }
  const titles = async () => {
    await runJobs(sands)
    const { data } = await learner.call(INBOX, { query: {} })
    return data.records.map(({ title }) => title).filter((title) => title.includes('Be there'))
  }

  it('goes to the owner of the project, whose yes waives the task and is told', async () => {
    const taskId = await aSignIn()
    expect((await ask(taskId)).data).toMatchObject({ state: 'leave_asked', leaveReason: 'At the doctor' })
    expect(await request()).toMatchObject({ title: 'Be there', summary: 'At the doctor', canDecide: 1 })
    const { data: detail } = await owner.call(DETAIL, { query: { id: (await request()).id } })
    expect(detail.facts).toHaveLength(2)
    expect(await decide(true, 'Get well')).toSucceed()
    expect(await get(taskId)).toMatchObject({
      state: 'leave',
      status: 200,
      decisionReason: 'Get well',
      decision: { state: 'waived', reason: 'Get well' },
    })
    expect(await titles()).toHaveLength(1)
  })

  it('is declined with a reason and can be asked for again, and be taken back', async () => {
    const taskId = await aSignIn()
    await ask(taskId)
    expect(await decide(false, 'Come please')).toSucceed()
    expect(await get(taskId)).toMatchObject({ state: 'leave_declined', decisionReason: 'Come please', status: 100 })
    expect((await ask(taskId)).data).toMatchObject({ state: 'leave_asked', decisionReason: null })
    const { id } = await request()
    expect(await learner.call(WITHDRAW, { body: { id } })).toSucceed()
    expect(await get(taskId)).toMatchObject({ state: 'none', leaveReason: null, status: 100 })
    expect(await owner.call(DECIDE, { body: { id, isApproved: true } })).toFailWith('review.approval_withdrawn')
    expect((await ask(taskId)).data).toMatchObject({ state: 'leave_asked' })
  })

  it('is decided on the page of the sign-in too, but never by the person who asks', async () => {
    const taskId = await aSignIn()
    expect(await ask(taskId, manager)).toSucceed()
    expect(await settle(taskId, ids.manager)).toFailWith('review.approval_own')
    expect(await settle(taskId, ids.learner)).toFailWith('training.sign_in_settled')
    await ask(taskId)
    const waiting = (await todo()).length
    expect(await settle(taskId)).toSucceed()
    expect(await get(taskId)).toMatchObject({ state: 'leave', decisionReason: 'Yes' })
    expect(await todo()).toHaveLength(waiting - 1)
    expect(await settle(taskId)).toFailWith('training.sign_in_settled')
  })

  it('asked for before there were approvals is decided on the page of the sign-in', async () => {
    const taskId = await aSignIn()
    await ask(taskId)
    const { id } = await request()
    await sands.server.kernel.database.primary.execute(`update approvals set state = 'withdrawn' where id = ${id}`)
    expect(await settle(taskId)).toSucceed()
    expect(await get(taskId)).toMatchObject({ state: 'leave', decisionReason: 'Yes' })
  })

  it('cannot be bypassed: nobody signs themselves in by hand or waives their own task', async () => {
    const taskId = await aSignIn()
    const own = { taskId, userId: ids.manager, reason: 'I was there' }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/sign-in/make-up`, { body: own })).toFailWith(
      'review.approval_own',
    )
  })

  it('no longer waits once the person came nevertheless or was signed in by hand', async () => {
    const taskId = await aSignIn()
    const { length } = await todo()
    await ask(taskId)
    expect((await scan(taskId)).data).toMatchObject({ state: 'signed' })
    expect(await todo()).toHaveLength(length)
    expect(await get(taskId)).toMatchObject({ state: 'signed', status: 200 })
    const second = await aSignIn()
    await ask(second)
    const makeUp = { body: { taskId: second, userId: ids.learner, reason: 'Was there' } }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/sign-in/make-up`, makeUp)).toSucceed()
    expect(await todo()).toHaveLength(length)
    expect(await get(second)).toMatchObject({ state: 'makeup', status: 200 })
  })

  it('ends once when two people decide at the same moment', async () => {
    const taskId = await aSignIn()
    await ask(taskId)
    const answers = await Promise.all([decide(true), settle(taskId)])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await get(taskId)).toMatchObject({ state: 'leave' })
  })
})
