import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument, TrainingTaskDraft } from '@sands/contract/training/manage.model'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aHomeworkTask,
  aPublishedProject,
  aStage,
  aTrainingManager,
  createProject,
  onlyFor,
  publishProject,
  TRAINING_MANAGE,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const GET = 'GET /sands-lms/api/v1/homework/get'
const SUBMIT = 'POST /sands-lms/api/v1/homework/submit'
const ASK = 'POST /sands-lms/api/v1/homework/extension/ask'
const WITHDRAW = 'POST /sands-lms/api/v1/homework/extension/withdraw'
const QUEUE = 'GET /sands-lms/api/v1/approval/page'
const DETAIL = 'GET /sands-lms/api/v1/approval/get'
const DECIDE = 'POST /sands-lms/api/v1/approval/decide'
const INBOX = 'GET /sands-system/api/v1/message/page'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type TaskId = Id<'trainingTask'>

describe('more time for homework', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let owner: SignedIn
  let other: SignedIn
  let learnerId: UserId
  let ownerId: UserId

  const signIn = async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    owner = await sands.signIn('staff06')
    other = await sands.signIn('staff05')
  }
  beforeEach(async () => {
    await signIn()
    learnerId = await userId(sands, 'staff04')
    ownerId = await userId(sands, 'staff06')
  })
  const inTime = (milliseconds: number) => new Date(sands.clock.now().getTime() + milliseconds).toISOString()
  /** Sessions end while the clock moves, so that everybody signs in again. */
  const later = async (milliseconds: number) => {
    sands.clock.advance(milliseconds)
    await signIn()
  }
  const aProjectOf = async (task: TrainingTaskDraft, document: Partial<TrainingDocument> = {}) => {
    const made = { audience: onlyFor(learnerId), ownerId, stages: [aStage([task])], ...document }
    const { id } = await aPublishedProject(manager, made)
    const [first] = await tasksOf(learner, id)
    if (!first) throw new Error('the project has no task')
    return { id, taskId: first.trainingTaskId }
  }
  const dated = () => aHomeworkTask({ cutOff: inTime(2 * DAY_MS) }, { due: { kind: 'at', at: inTime(DAY_MS) } })
  const get = async (taskId: TaskId) => (await learner.call(GET, { query: { taskId } })).data
  const ask = (taskId: TaskId, until = inTime(5 * DAY_MS), person = learner) =>
    person.call(ASK, { body: { taskId, until, reason: 'I am ill' } })
  const submit = (taskId: TaskId) => learner.call(SUBMIT, { body: { taskId, content: 'Done', fileIds: [] } })
  const todo = async () => {
    const { data } = await owner.call(QUEUE, { query: { tab: 'todo', kind: 'homework_extension' } })
    return data.records
  }
  const decide = async (isApproved: boolean, reason = '') => {
    const request = (await todo()).at(-1)
    if (!request) throw new Error('nothing waits')
    return owner.call(DECIDE, { body: { id: request.id, isApproved, reason } })
  }
  const inMatrix = async (id: Id<'training'>) => {
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/matrix`, { query: { id } })
    return data.records.find(({ userId: who }) => who === learnerId)?.extensions ?? []
  }

  it('moves the due date and the cut-off of the person, in the list, the task, the hand-in and the matrix', async () => {
    const { id, taskId } = await aProjectOf(dated())
    const until = inTime(5 * DAY_MS)
    expect(await get(taskId)).toMatchObject({ extension: null, extensionRefusal: null })
    const asked = await ask(taskId, until)
    expect(asked.data).toMatchObject({
      extension: { state: 'asked', untilTime: until, extendedTime: null, reason: 'I am ill' },
      extensionRefusal: 'asked',
    })
    expect(await ask(taskId, until)).toFailWith('review.approval_asked_already')
    expect(await inMatrix(id)).toMatchObject([{ trainingTaskId: taskId, state: 'asked', until }])
    const request = (await todo()).at(-1)
    expect(request).toMatchObject({ kind: 'homework_extension', title: 'A report', summary: 'I am ill', canDecide: 1 })
    const { data: detail } = await owner.call(DETAIL, { query: { id: request?.id as Id<'approval'> } })
    expect(detail.facts[0]?.value).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d \(/)

    await later(3 * DAY_MS)
    expect(await get(taskId)).toMatchObject({ refusal: 'cut_off', overdueStatus: 300 })
    expect(await submit(taskId)).toFailWith('training.homework_cut_off')
    expect(await decide(true, 'Get well')).toSucceed()
    expect(await get(taskId)).toMatchObject({
      refusal: null,
      dueTime: until,
      cutOffTime: until,
      overdueStatus: 100,
      extension: { state: 'granted', extendedTime: until, decision: 'Get well' },
    })
    expect((await tasksOf(learner, id))[0]).toMatchObject({ dueTime: until, overdueStatus: 100 })
    expect(await inMatrix(id)).toMatchObject([{ state: 'granted', extendedTo: until, decision: 'Get well' }])
    await runJobs(sands)
    const { data: inbox } = await learner.call(INBOX, { query: {} })
    expect(inbox.records.map(({ title }) => title)).toContainEqual(expect.stringContaining('A report'))
    const handed = await submit(taskId)
    expect(handed.data.attempts).toMatchObject([{ lateMinutes: 0 }])
    expect(handed.data.extensionRefusal).toBe('waiting')
    expect(await ask(taskId, inTime(9 * DAY_MS))).toFailWith('training.homework_waiting')
  })

  it('is declined with a reason that the learner reads, and can be asked for again', async () => {
    const { taskId } = await aProjectOf(dated())
    const { dueTime } = await get(taskId)
    await ask(taskId)
    expect(await decide(false)).toFailWith('review.approval_reason_missing')
    expect(await decide(false, 'There was enough time')).toSucceed()
    expect(await get(taskId)).toMatchObject({
      dueTime,
      extension: { state: 'declined', decision: 'There was enough time', extendedTime: null },
      extensionRefusal: null,
    })
    expect((await ask(taskId)).data.extension).toMatchObject({ state: 'asked', decision: '', endTime: null })
  })

  it('keeps what was granted while a second request waits or is declined', async () => {
    const { taskId } = await aProjectOf(dated())
    const first = inTime(3 * DAY_MS)
    await ask(taskId, first)
    await decide(true)
    await ask(taskId, inTime(6 * DAY_MS))
    expect(await get(taskId)).toMatchObject({ dueTime: first, extension: { state: 'asked', extendedTime: first } })
    await decide(false, 'No more')
    expect(await get(taskId)).toMatchObject({ dueTime: first, extension: { state: 'declined', extendedTime: first } })
  })

  it('can be taken back, after which nobody can say yes', async () => {
    const { taskId } = await aProjectOf(dated())
    await ask(taskId)
    const request = (await todo()).at(-1)
    const body = { taskId }
    expect((await learner.call(WITHDRAW, { body })).data.extension).toMatchObject({ state: 'withdrawn' })
    expect(await learner.call(WITHDRAW, { body })).toFailWith('review.approval_unknown')
    const late = { id: request?.id as Id<'approval'>, isApproved: true }
    expect(await owner.call(DECIDE, { body: late })).toFailWith('review.approval_withdrawn')
    expect((await todo()).map(({ id }) => id)).not.toContain(request?.id)
  })

  it('is refused without a date, for a date that gives no time, and for what is not there', async () => {
    const { taskId: undated } = await aProjectOf(aHomeworkTask())
    expect(await ask(undated)).toFailWith('training.extension_undated')
    const { taskId } = await aProjectOf(dated())
    expect(await ask(taskId, inTime(HOUR_MS))).toFailWith('training.extension_bad_date')
    expect(await ask(taskId, inTime(400 * DAY_MS))).toFailWith('training.extension_bad_date')
    expect(await ask(taskId, inTime(5 * DAY_MS), other)).toFailWith('training.not_found')
    expect(await ask('999999999' as TaskId)).toFailWith('training.task_not_found')
    const emma = await sands.signIn('emma')
    expect(await ask(taskId, inTime(5 * DAY_MS), emma)).toFailWith('training.task_not_found')
    const nothing = { taskId, until: inTime(5 * DAY_MS), reason: ' ' }
    expect(await learner.call(ASK, { body: nothing })).toFailWith('kernel.invalid_field')
    expect(await sands.visitor().call(ASK, { body: { ...nothing, reason: 'Ill' } })).toFailWith('kernel.not_signed_in')
  })

  it('is not granted for a time that has passed', async () => {
    const { taskId } = await aProjectOf(dated())
    await ask(taskId, inTime(2 * DAY_MS))
    await later(3 * DAY_MS)
    expect(await decide(true)).toFailWith('training.date_passed')
    expect(await decide(false, 'Too late')).toSucceed()
  })

  it('is asked for once by two requests at the same moment', async () => {
    const { taskId } = await aProjectOf(dated())
    const { length } = await todo()
    const answers = await Promise.all([ask(taskId), ask(taskId)])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await todo()).toHaveLength(length + 1)
  })

  it('is taken back when the person is removed from the project', async () => {
    const audience = onlyFor(await userId(sands, 'staff05'))
    const draft = await createProject(manager, { audience, ownerId, stages: [aStage([dated()])] })
    await publishProject(manager, draft)
    const body = { id: draft.id, userIds: [learnerId] }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body })).toSucceed()
    const [task] = await tasksOf(learner, draft.id)
    if (!task) throw new Error('the project has no task')
    const before = (await todo()).length
    expect(await ask(task.trainingTaskId)).toSucceed()
    expect(await todo()).toHaveLength(before + 1)
    const removed = { id: draft.id, userId: learnerId, reason: 'Moved to another team' }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/remove`, { body: removed })).toSucceed()
    expect(await todo()).toHaveLength(before)
  })
})
