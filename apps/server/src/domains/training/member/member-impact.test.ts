import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  anExamTask,
  aPublishedProject,
  aStage,
  aTrainingManager,
  onlyFor,
  TRAINING_MANAGE,
  takeExam,
} from '../../../testing/training/a-training.ts'

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
    change: { id: Id<'training'>; act: 'add' | 'remove'; userIds: UserId[] },
    person: Pick<SignedIn, 'call'> = manager,
  ) => person.call(`POST ${TRAINING_MANAGE}/member/impact`, { body: change })

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
    const none = { joining: 0, leaving: 0, staying: 0, withRecords: 0 }
    expect((await impact({ id, act: 'add', userIds })).data).toEqual({ ...none, joining: 2 })
    expect((await impact({ id, act: 'remove', userIds })).data).toEqual(none)

    await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body: { id, userIds } })
    await takeExam(learner, examId)
    expect((await impact({ id, act: 'add', userIds })).data).toEqual({ ...none, staying: 2 })
    expect((await impact({ id, act: 'remove', userIds: [otherId] })).data).toEqual({ ...none, leaving: 1, staying: 1 })
    const removing = { joining: 0, leaving: 1, staying: 1, withRecords: 1 }
    expect((await impact({ id, act: 'remove', userIds: [learnerId] })).data).toEqual(removing)

    const body = { id, userId: learnerId, reason: 'Another team' }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/remove`, { body })).toSucceed()
    const returning = { joining: 1, leaving: 0, staying: 1, withRecords: 1 }
    expect((await impact({ id, act: 'add', userIds: [learnerId] })).data).toEqual(returning)
  })

  it('is only for people who may change members, of projects and people of their college', async () => {
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(examId)])],
    })
    const change = { id, act: 'add' as const, userIds: [learnerId, otherId] }
    expect(await impact(change, sands.visitor())).toFailWith('kernel.not_signed_in')
    expect(await impact(change, learner)).toFailWith('kernel.no_permission')
    const abroad = await signInWith(sands, 'emma', { rights: ['training.members'] })
    expect(await impact(change, abroad)).toFailWith('training.unknown')
    expect(await impact({ ...change, userIds: ['999999' as UserId] })).toFailWith('org.place_unknown')
    expect(await impact({ ...change, userIds: [] })).toFailWith('kernel.invalid_field')
  })
})
