import type { UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aPublishedProject,
  aSignInTask,
  aStage,
  aTrainingManager,
  onlyFor,
  TRAINING_MANAGE,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const GET = 'GET /sands-lms/api/v1/sign-in/get'
const IMPACT = `GET ${TRAINING_MANAGE}/sign-in/window-impact` as const
const CHANGE = `POST ${TRAINING_MANAGE}/sign-in/window` as const
const MINUTE_MS = 60_000

describe('the window of a sign-in task', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let ids: UserId[]

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    ids = [await userId(sands, 'staff04'), await userId(sands, 'staff05')]
  })

  const at = (minutes: number) => new Date(sands.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
  const aSignIn = async (from: number, to: number) => {
    const task = aSignInTask({ startsAt: at(from), endsAt: at(to), lateMinutes: 5 })
    const project = await aPublishedProject(manager, { audience: onlyFor(...ids), stages: [aStage([task])] })
    const [first] = await tasksOf(learner, project.id)
    if (!first) throw new Error('the project has no task')
    return { project, taskId: first.trainingTaskId }
  }

  it('is changed after its effect was shown, for members and in the draft', async () => {
    const { project, taskId } = await aSignIn(-120, -60)
    const made = { taskId, userId: ids[1] ?? ('0' as UserId), reason: 'Was there' }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/sign-in/make-up`, { body: made })).toSucceed()
    const window = { taskId, startsAt: at(-10), endsAt: at(60) }
    const nobody = { signed: 1, excused: 0, reopened: 0, absent: 0, missing: 0 }
    expect((await manager.call(IMPACT, { query: window })).data).toEqual({ ...nobody, reopened: 1 })
    const closed = { taskId, startsAt: at(-100), endsAt: at(-50) }
    expect((await manager.call(IMPACT, { query: closed })).data).toEqual({ ...nobody, missing: 1 })
    expect((await learner.call(GET, { query: { taskId } })).data).toMatchObject({ state: 'absent', phase: 3 })

    expect(await manager.call(CHANGE, { body: { ...window, reason: 'The room was closed' } })).toSucceed()
    const shown = { startTime: window.startsAt, endTime: window.endsAt, state: 'none', phase: 2 }
    expect((await learner.call(GET, { query: { taskId } })).data).toMatchObject(shown)
    expect(await auditLog(sands)).toMatchObject([{ action: 'training.sign-in.window-changed' }])
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id: project.id } })
    expect(data).toMatchObject({ isChanged: false })
    expect(data.draft.stages[0]?.tasks[0]?.own).toMatchObject({ startsAt: window.startsAt, endsAt: window.endsAt })
    expect((await manager.call(IMPACT, { query: closed })).data).toEqual({ ...nobody, absent: 1 })
  })

  it('ends after it starts, in a live project, and only by people who may publish it', async () => {
    const { project, taskId } = await aSignIn(10, 60)
    const window = { taskId, startsAt: at(20), endsAt: at(80) }
    const wrong = { ...window, endsAt: at(20) }
    expect(await manager.call(IMPACT, { query: wrong })).toFailWith('training.sign_in_window_order')
    expect(await manager.call(CHANGE, { body: { ...wrong, reason: 'x' } })).toFailWith('training.sign_in_window_order')
    const helper = await signInWith(sands, 'staff21', { rights: ['training.members'], college: '沙丘学院' })
    const abroad = await signInWith(sands, 'emma', { rights: ['training.publish'] })
    for (const [person, error] of [
      [helper, 'kernel.no_permission'],
      [abroad, 'training.task_not_found'],
      [sands.visitor(), 'kernel.not_signed_in'],
    ] as const) {
      expect(await person.call(IMPACT, { query: window })).toFailWith(error)
      expect(await person.call(CHANGE, { body: { ...window, reason: 'x' } })).toFailWith(error)
    }
    const { id } = project
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } })
    await manager.call(`POST ${TRAINING_MANAGE}/step`, { body: { id, version: data.version, step: 'recall' } })
    expect(await manager.call(IMPACT, { query: window })).toFailWith('training.wrong_state')
    expect(await manager.call(CHANGE, { body: { ...window, reason: 'x' } })).toFailWith('training.wrong_state')
  })
})
