import type { CallBody } from '@sands/contract/calls'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { change } from '../../../testing/study.ts'
import {
  aHomeworkTask,
  anExamTask,
  aPublishedProject,
  aSignInTask,
  aStage,
  aTrainingManager,
  onlyFor,
  TRAINING,
  TRAINING_MANAGE,
  takeExam,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const HOUR_MS = 3_600_000
const NOTHING = {
  ...{ joining: 0, leaving: 0, staying: 0, withRecords: 0, declined: 0, extended: 0, settled: 0, unlockedTasks: 0 },
  ...{ newlyCompleted: 0, noLongerOverdue: 0, reviewing: 0, endingRequests: 0, unchanged: 0 },
}

describe('the impact of a change of members', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let learnerId: UserId
  let otherId: UserId
  let examId: Id<'exam'>

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    learnerId = await userId(sands, 'staff04')
    otherId = await userId(sands, 'staff05')
    examId = (await anExam(sands)).id
  })

  const impact = (
    wanted: CallBody<`POST ${typeof TRAINING_MANAGE}/member/impact`>,
    person: Pick<SignedIn, 'call'> = manager,
  ) => person.call(`POST ${TRAINING_MANAGE}/member/impact`, { body: wanted })

  it('counts who joins, who leaves, who stays and whose records stay', async () => {
    const userIds = [learnerId, otherId]
    const { id } = await aPublishedProject(manager, {
      join: {
        isOpen: true,
        opensAt: null,
        closesAt: null,
        quota: null,
        needsApproval: false,
        scope: { included: [], excluded: [] },
      },
      stages: [aStage([anExamTask(examId)])],
    })
    expect((await impact({ id, act: 'add', userIds })).data).toEqual({ ...NOTHING, joining: 2 })
    expect((await impact({ id, act: 'remove', userIds })).data).toEqual({ ...NOTHING, unchanged: 2 })

    await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body: { id, userIds } })
    await takeExam(learner, examId)
    expect((await impact({ id, act: 'add', userIds })).data).toEqual({ ...NOTHING, staying: 2, unchanged: 2 })
    const leaving = { ...NOTHING, leaving: 1, staying: 1 }
    expect((await impact({ id, act: 'remove', userIds: [otherId] })).data).toEqual(leaving)
    const removing = { ...leaving, withRecords: 1 }
    expect((await impact({ id, act: 'remove', userIds: [learnerId] })).data).toEqual(removing)

    const body = { id, userId: learnerId, reason: 'Another team' }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/remove`, { body })).toSucceed()
    const returning = { ...NOTHING, joining: 1, staying: 1, withRecords: 1 }
    expect((await impact({ id, act: 'add', userIds: [learnerId] })).data).toEqual(returning)
  })

  it('says what more time changes for people who are late', async () => {
    const inTime = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      due: { kind: 'at', at: inTime(-1) },
      stages: [aStage([anExamTask((await anExam(sands)).id)])],
    })
    const wanted = { id, act: 'extend' as const, userIds: [learnerId, otherId] }
    const expected = { ...NOTHING, staying: 1, extended: 1, noLongerOverdue: 1, unchanged: 1 }
    expect((await impact({ ...wanted, until: inTime(2) })).data).toEqual(expected)
    expect(await impact({ ...wanted, until: inTime(-2) })).toFailWith('training.date_passed')
    expect(await impact(wanted)).toFailWith('training.date_passed')
  })

  it('says what waiving or crediting a task unlocks, completes and ends', async () => {
    const exam = (await anExam(sands)).id
    const inTime = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      lockRule: 'order',
      stages: [aStage([aHomeworkTask({}, { due: { kind: 'at', at: inTime(24) } }), anExamTask(exam)])],
    })
    const [homework, last] = await tasksOf(learner, id)
    if (!homework || !last) throw new Error('the project has no tasks')
    const asked = { taskId: homework.trainingTaskId, until: inTime(48), reason: 'On a journey' }
    expect(await learner.call('POST /sands-lms/api/v1/homework/extension/ask', { body: asked })).toSucceed()
    const wanted = { id, act: 'waive' as const, userIds: [learnerId], trainingTaskId: homework.trainingTaskId }
    const expected = { ...NOTHING, staying: 1, settled: 1, unlockedTasks: 1, endingRequests: 1 }
    expect((await impact(wanted)).data).toEqual(expected)
    const settle = { id, userId: learnerId, trainingTaskId: homework.trainingTaskId, reason: 'Done elsewhere' }
    const body = { ...settle, state: 'waived' as const }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/task/settle`, { body })).toSucceed()
    expect((await impact(wanted)).data).toEqual({ ...NOTHING, staying: 1, unchanged: 1 })
    const credit = { ...wanted, act: 'credit' as const, trainingTaskId: last.trainingTaskId }
    expect((await impact(credit)).data).toEqual({ ...NOTHING, staying: 1, settled: 1, newlyCompleted: 1 })
    const unknown = '999999999999' as Id<'trainingTask'>
    expect(await impact({ ...credit, trainingTaskId: unknown })).toFailWith('training.task_not_found')
    expect(await impact({ id, act: 'credit', userIds: [learnerId] })).toFailWith('training.task_not_found')
  })

  it('does not count leave that is asked for as work to be marked', async () => {
    const inTime = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
    const stages = [aStage([aSignInTask({ startsAt: inTime(-1), endsAt: inTime(1) })])]
    const { id } = await aPublishedProject(manager, { audience: onlyFor(learnerId), stages })
    const [task] = await tasksOf(learner, id)
    if (!task) throw new Error('the project has no task')
    const { trainingTaskId } = task
    const asked = { taskId: trainingTaskId, reason: 'At the doctor' }
    expect(await learner.call('POST /sands-lms/api/v1/sign-in/ask-for-leave', { body: asked })).toSucceed()
    const expected = { ...NOTHING, staying: 1, settled: 1, newlyCompleted: 1, endingRequests: 1 }
    expect((await impact({ id, act: 'waive', userIds: [learnerId], trainingTaskId })).data).toEqual(expected)
    const ofStep = await manager.call(`GET ${TRAINING_MANAGE}/step-impact`, { query: { id } })
    expect(ofStep.data).toMatchObject({ reviewing: 0, requests: 1 })
  })

  it('counts whom a decision about many registrations lets in, and decides them each by itself', async () => {
    const scope = { included: [], excluded: [] }
    const join = { isOpen: true, opensAt: null, closesAt: null, quota: null, needsApproval: true, scope }
    const { id } = await aPublishedProject(manager, { join, stages: [aStage([anExamTask(examId)])] })
    const other = await sands.signIn('staff05')
    for (const person of [learner, other])
      expect(await person.call(`POST ${TRAINING}/selfJoin`, { body: { trainingId: id } })).toSucceed()
    const stranger = await userId(sands, 'staff08')
    const userIds = [learnerId, otherId, stranger]
    const joining = { ...NOTHING, joining: 2, unchanged: 1 }
    expect((await impact({ id, act: 'approve', userIds })).data).toEqual(joining)
    expect((await impact({ id, act: 'decline', userIds })).data).toEqual({ ...NOTHING, declined: 2, unchanged: 1 })
    const decide = (decided: UserId[], isApproved: boolean) =>
      manager.call(`POST ${TRAINING_MANAGE}/member/decide-many`, {
        body: { id, userIds: decided, isApproved, reason: '' },
      })
    const { data } = await decide([learnerId, stranger], true)
    expect(data).toMatchObject({ decided: 1, refused: [{ userId: stranger }] })
    expect((await decide([otherId], false)).data).toEqual({ decided: 1, refused: [] })
    const { data: matrix } = await manager.call(`GET ${TRAINING_MANAGE}/matrix`, { query: { id } })
    expect(matrix.records.map((each) => each.userId)).toEqual([learnerId])
    expect(await decide([], true)).toFailWith('kernel.invalid_field')
  })

  it('is only for people who may change members, of projects and people of their college', async () => {
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(examId)])],
    })
    const wanted = { id, act: 'add' as const, userIds: [learnerId, otherId] }
    expect(await impact(wanted, sands.visitor())).toFailWith('kernel.not_signed_in')
    expect(await impact(wanted, learner)).toFailWith('kernel.no_permission')
    const abroad = await signInWith(sands, 'emma', { rights: ['training.members'] })
    expect(await impact(wanted, abroad)).toFailWith('training.unknown')
    expect(await impact({ ...wanted, userIds: ['999999' as UserId] })).toFailWith('org.place_unknown')
    expect(await impact({ ...wanted, userIds: [] })).toFailWith('kernel.invalid_field')
  })

  it('lets a member be removed who has left the college', async () => {
    const goneId = await userId(sands, 'staff07')
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(examId)])],
    })
    const added = { id, userIds: [goneId] }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body: added })).toSucceed()
    await change(sands, 'delete from memberships where user_id = $1', goneId)
    expect(await impact({ ...added, act: 'add' })).toFailWith('org.place_unknown')
    expect((await impact({ ...added, act: 'remove' })).data).toMatchObject({ leaving: 1, staying: 1 })
    const body = { id, userId: goneId, reason: 'Another company' }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/remove`, { body })).toSucceed()
  })
})
