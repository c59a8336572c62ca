import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { change } from '../../../testing/study.ts'
import {
  aPublishedProject,
  aSignInTask,
  aStage,
  aTrainingManager,
  onlyFor,
  TRAINING_MANAGE,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const OPEN = 'POST /sands-lms/api/v1/sign-in/no-login'
const LEAVE = 'POST /sands-lms/api/v1/sign-in/ask-for-leave'
const MINUTE_MS = 60_000

describe('sign-in without an account session', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let learnerId: UserId

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    learnerId = await userId(sands, 'staff04')
    await change(sands, `update users set mobile = '13900009999' where id = $1`, learnerId)
  })

  const at = (minutes: number) => new Date(sands.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
  const aSignIn = async (settings: { noLogin?: boolean } = { noLogin: true }, from = 0) => {
    const task = aSignInTask({ startsAt: at(from), endsAt: at(from + 60), ...settings })
    const owner = await userId(sands, 'staff20')
    const { id } = await aPublishedProject(manager, {
      ownerId: owner,
      audience: onlyFor(learnerId),
      stages: [aStage([task])],
    })
    const [first] = await tasksOf(learner, id)
    if (!first) throw new Error('the project has no task')
    return first.trainingTaskId
  }
  const board = async (taskId: Id<'trainingTask'>) =>
    (await manager.call(`GET ${TRAINING_MANAGE}/sign-in/board`, { query: { taskId } })).data
  const sign = (taskId: Id<'trainingTask'>, code: string, number: string, deviceId = 'device-of-nobody-01') =>
    sands.visitor().call(OPEN, { body: { taskId, code, number, deviceId } })

  it.each(['13900009999', 'STAFF04'])('takes the code with the number of a member: %s', async (number) => {
    const taskId = await aSignIn()
    const { code, openLink } = await board(taskId)
    expect(openLink).toBe(`/noLoginSign?taskId=${taskId}`)
    expect((await sign(taskId, code, number)).data).toMatchObject({ taskName: 'Be there' })
    expect(await sign(taskId, code, number)).toSucceed()
    expect(await board(taskId)).toMatchObject({ counts: [{ state: 'signed', people: 1 }] })
  })

  it('gives one answer to wrong codes, strangers, unknown tasks and tasks that do not allow it', async () => {
    const taskId = await aSignIn()
    const { code } = await board(taskId)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const closed = await aSignIn({})
    expect((await board(closed)).openLink).toBeNull()
    for (const answer of [
      await sign(taskId, wrong, '13900009999'),
      await sign(taskId, code, 'nobody-of-this-name'),
      await sign(taskId, code, 'staff05'),
      await sign('999999999' as Id<'trainingTask'>, code, 'staff04'),
      await sign(closed, (await board(closed)).code, 'staff04'),
    ])
      expect(answer).toFailWith('training.sign_in_refused')
    expect(await sign(taskId, code, ' ')).toFailWith('kernel.invalid_field')
  })

  it('follows the window, and one device signs in one person', async () => {
    const later = await aSignIn({ noLogin: true }, 120)
    expect(await sign(later, (await board(later)).code, 'staff04')).toFailWith('training.sign_in_not_started')
    const over = await aSignIn({ noLogin: true }, -300)
    expect(await sign(over, (await board(over)).code, 'staff04')).toFailWith('training.sign_in_expired')
    const taskId = await aSignIn()
    const { code } = await board(taskId)
    expect(await sign(taskId, code, 'staff04')).toSucceed()
    expect(await sign(taskId, code, 'staff04', 'another-device-0001')).toFailWith('training.sign_in_settled')
  })

  it('locks after five wrong codes for one number', async () => {
    const taskId = await aSignIn()
    const { code } = await board(taskId)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let count = 0; count < 5; count += 1) await sign(taskId, wrong, 'staff04')
    expect(await sign(taskId, code, 'staff04')).toFailWith('training.sign_in_code_locked')
  })

  it('tells the member what was decided about leave', async () => {
    const taskId = await aSignIn({}, 60)
    const told = async (who: UserId, words: string) => {
      const { rows } = await change(
        sands,
        `select 1 from inbox i join messages m on m.id = i.message_id
         where i.user_id = $1 and m.texts -> 'en-us' ->> 'title' like $2`,
        who,
        `${words}%`,
      )
      return rows.length
    }
    expect(await learner.call(LEAVE, { body: { taskId, reason: 'At the doctor' } })).toSucceed()
    const body = { taskId, userId: learnerId, isGranted: false, reason: 'Needed there' }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/sign-in/decide`, { body })).toSucceed()
    expect(await told(learnerId, 'Leave refused: Be there')).toBe(1)
  })
})
