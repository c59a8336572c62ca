import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aPublishedProject,
  aSignInTask,
  aStage,
  aTrainingManager,
  TRAINING,
  TRAINING_MANAGE,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const GET = 'GET /sands-lms/api/v1/sign-in/get'
const SCAN = 'POST /sands-lms/api/v1/sign-in/scan-submit'
const TICKET = 'POST /sands-lms/api/v1/sign-in/ticket'
const LEAVE = 'POST /sands-lms/api/v1/sign-in/ask-for-leave'
const MINUTE_MS = 60_000
const PEOPLE = ['staff04', 'staff05'] as const
const DEVICES = ['device-of-first-person', 'device-of-second-person'] as const

type TaskId = Id<'trainingTask'>

describe('sign-in tasks', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let colleague: SignedIn
  let ids: [UserId, UserId]

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn(PEOPLE[0])
    colleague = await sands.signIn(PEOPLE[1])
    ids = [await userId(sands, PEOPLE[0]), await userId(sands, PEOPLE[1])]
  })

  /** Sessions end while the clock moves, so that everybody signs in again. */
  const later = async (minutes: number) => {
    sands.clock.advance(minutes * MINUTE_MS)
    manager = await sands.signIn('staff20')
    learner = await sands.signIn(PEOPLE[0])
    colleague = await sands.signIn(PEOPLE[1])
  }
  const at = (minutes: number) => new Date(sands.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
  /** A sign-in for an hour that begins in some minutes. */
  const aSignIn = async (inMinutes: number) => {
    const task = aSignInTask({ startsAt: at(inMinutes), endsAt: at(inMinutes + 60) })
    const included = ids.map((id) => ({ kind: 'user' as const, id }))
    const { id } = await aPublishedProject(manager, { audience: { included, excluded: [] }, stages: [aStage([task])] })
    const [first] = await tasksOf(learner, id)
    if (!first) throw new Error('the project has no task')
    return { id, taskId: first.trainingTaskId }
  }
  const board = async (taskId: TaskId) => {
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/sign-in/board`, { query: { taskId } })
    return { ...data, scanned: new URLSearchParams(data.link.split('?')[1]).get('code') ?? '' }
  }
  type Reader = { person?: SignedIn; deviceId?: string; at?: string; pass?: string }
  const scan = (taskId: TaskId, code: string, more: Reader = {}) => {
    const { person = learner, deviceId = DEVICES[0], at: read = at(0), pass } = more
    return person.call(SCAN, { body: { taskId, code, at: read, deviceId, ...(pass && { pass }) } })
  }
  const passOf = async (taskId: TaskId, person = learner, deviceId: string = DEVICES[0]) =>
    (await person.call(GET, { query: { taskId, deviceId } })).data.pass ?? ''
  const exchange = (taskId: TaskId, code: string, person = learner, deviceId: string = DEVICES[0]) =>
    person.call(TICKET, { body: { taskId, code, deviceId } })
  const signWith = (taskId: TaskId, ticket: string, person = learner, deviceId: string = DEVICES[0]) =>
    person.call(SCAN, { body: { taskId, ticket, at: at(0), deviceId } })
  const get = async (taskId: TaskId) => (await learner.call(GET, { query: { taskId } })).data

  it('signs in with the scanned or the typed code, once, and completes the project', async () => {
    const { id, taskId } = await aSignIn(-5)
    expect(await get(taskId)).toMatchObject({ phase: 2, state: 'none', place: 'Room 1' })
    const { scanned, code } = await board(taskId)
    expect((await scan(taskId, scanned)).data).toMatchObject({ state: 'signed', status: 200 })
    expect(await scan(taskId, code)).toFailWith('training.sign_in_settled')
    const typed = await scan(taskId, code, { person: colleague, deviceId: DEVICES[1] })
    expect(typed.data).toMatchObject({ state: 'signed' })
    expect(await board(taskId)).toMatchObject({ members: 2, counts: [{ state: 'signed', people: 2 }] })
    expect((await learner.call(`GET ${TRAINING}/get`, { query: { id } })).data).toMatchObject({ tagStatus: 400 })
  })

  it('follows the window: not started, early, late, expired', async () => {
    const { taskId } = await aSignIn(40)
    expect(await get(taskId)).toMatchObject({ phase: 1 })
    expect(await scan(taskId, (await board(taskId)).scanned)).toFailWith('training.sign_in_not_started')
    await later(20)
    expect((await scan(taskId, (await board(taskId)).scanned)).data).toMatchObject({ state: 'early' })
    await later(85)
    const late = await scan(taskId, (await board(taskId)).code, { person: colleague, deviceId: DEVICES[1] })
    expect(late.data).toMatchObject({ state: 'late' })
    expect(await get(taskId)).toMatchObject({ state: 'signed', phase: 2 })
    const missed = await aSignIn(-120)
    expect(await get(missed.taskId)).toMatchObject({ state: 'absent', phase: 3 })
    expect(await scan(missed.taskId, (await board(missed.taskId)).scanned)).toFailWith('training.sign_in_expired')
  })

  it('accepts what a device stored without signal, by the time at which it read the code', async () => {
    const { taskId } = await aSignIn(0)
    const { scanned, code } = await board(taskId)
    const pass = await passOf(taskId)
    const read = at(0)
    await later(300)
    expect(await scan(taskId, scanned, { at: read })).toFailWith('training.sign_in_not_opened')
    expect(await scan(taskId, scanned, { at: read, pass, deviceId: DEVICES[1] })).toFailWith(
      'training.sign_in_not_opened',
    )
    expect(await scan(taskId, scanned, { at: read, pass: await passOf(taskId) })).toFailWith(
      'training.sign_in_not_opened',
    )
    expect((await scan(taskId, scanned, { at: read, pass })).data).toMatchObject({ state: 'signed', signTime: read })
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/sign-in/page`, { query: { taskId } })
    expect(data.records).toContainEqual(expect.objectContaining({ userId: ids[0], isReplayed: true }))
    const second = { person: colleague, deviceId: DEVICES[1] }
    expect(await scan(taskId, scanned, { ...second, at: at(0) })).toFailWith('training.sign_in_code_wrong')
    expect(await scan(taskId, code, { ...second, at: at(10) })).toFailWith('training.sign_in_code_wrong')
    // While the code is shown the clock of the server counts, whatever the device thinks.
    expect(await scan(taskId, (await board(taskId)).scanned, { ...second, at: at(-300) })).toFailWith(
      'training.sign_in_expired',
    )
    await later(24 * 60)
    const tooLate = await scan(taskId, scanned, { person: colleague, deviceId: DEVICES[1], at: read })
    expect(tooLate).toFailWith('training.sign_in_stored_too_long')
  })

  it.each([
    ['before the start', 10],
    ['in time', -5],
  ])('counts a stored scan from %s for somebody who counts as late meanwhile', async (_, inMinutes) => {
    const { taskId } = await aSignIn(inMinutes)
    const pass = await passOf(taskId)
    const { scanned } = await board(taskId)
    const read = at(0)
    await later(inMinutes + 65)
    expect((await scan(taskId, (await board(taskId)).scanned)).data).toMatchObject({ state: 'late' })
    expect((await scan(taskId, scanned, { at: read, pass })).data).toMatchObject({ state: 'signed', signTime: read })
  })

  it('signs in one person with one device, also when both come at once', async () => {
    const { taskId } = await aSignIn(0)
    const { scanned } = await board(taskId)
    const answers = await Promise.all([scan(taskId, scanned), scan(taskId, scanned, { person: colleague })])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 1)).toFailWith('training.sign_in_device_used')
    const [winner, loser] = answers[0]?.code === 1 ? ids : ids.toReversed()
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/sign-in/page`, { query: { taskId } })
    const names = new Map(data.records.map((row) => [row.userId, row]))
    expect(loser && names.get(loser)?.refusal?.usedBy).toBe(winner && names.get(winner)?.name)
    expect(winner && names.get(winner)?.refusal).toBeNull()
    expect((await board(taskId)).refusals).toBe(1)
  })

  it('takes a code while it is shown and for one change after that, so that one that was passed on is late', async () => {
    const { taskId } = await aSignIn(0)
    const { scanned, code } = await board(taskId)
    const pass = await passOf(taskId)
    sands.clock.advance(31_000)
    for (const passedOn of [scanned, code]) {
      expect(await scan(taskId, passedOn)).toFailWith('training.sign_in_code_wrong')
      expect(await scan(taskId, passedOn, { pass })).toFailWith('training.sign_in_code_wrong')
      expect(await exchange(taskId, passedOn)).toFailWith('training.sign_in_code_wrong')
    }
    const fresh = await board(taskId)
    sands.clock.advance(14_000)
    const { data } = await scan(taskId, fresh.scanned, { at: at(-90) })
    expect(data.state).toBe('signed')
    // The clock of the device is far behind; the server's counts.
    expect(Date.parse(data.signTime ?? '')).toBeGreaterThan(Date.parse(at(-1)))
  })

  it('exchanges a code for a ticket of one person, device and session, which signs in once', async () => {
    const { taskId } = await aSignIn(0)
    const { scanned } = await board(taskId)
    const { data } = await exchange(taskId, scanned)
    const read = new Date(Date.parse(data.expireTime) - 10 * MINUTE_MS).toISOString()
    sands.clock.advance(5 * MINUTE_MS)
    expect(await signWith(taskId, data.ticket, colleague, DEVICES[1])).toFailWith('training.sign_in_code_wrong')
    expect(await signWith(taskId, data.ticket, learner, DEVICES[1])).toFailWith('training.sign_in_code_wrong')
    const elsewhere = await sands.signIn(PEOPLE[0])
    expect(await signWith(taskId, data.ticket, elsewhere)).toFailWith('training.sign_in_code_wrong')
    const answers = await Promise.all(Array.from({ length: 10 }, () => signWith(taskId, data.ticket)))
    for (const answer of answers) expect(answer.data).toMatchObject({ state: 'signed', signTime: read, status: 200 })
    expect((await board(taskId)).counts).toEqual([{ state: 'signed', people: 1 }])
  })

  it('knows no ticket after ten minutes, and gives none outside of the window or to other people', async () => {
    const { taskId } = await aSignIn(0)
    const { data } = await exchange(taskId, (await board(taskId)).scanned)
    sands.clock.advance(10 * MINUTE_MS + 1)
    expect(await signWith(taskId, data.ticket)).toFailWith('training.sign_in_code_wrong')
    const soon = await aSignIn(40)
    expect(await exchange(soon.taskId, (await board(soon.taskId)).code)).toFailWith('training.sign_in_not_started')
    const over = await aSignIn(-120)
    expect(await exchange(over.taskId, (await board(over.taskId)).code)).toFailWith('training.sign_in_expired')
    const { scanned } = await board(taskId)
    expect(await exchange(taskId, scanned, await sands.signIn('staff06'))).toFailWith('training.not_found')
    expect(await exchange(taskId, scanned, await sands.signIn('emma'))).toFailWith('training.task_not_found')
    const body = { taskId, code: scanned, deviceId: DEVICES[0] }
    expect(await sands.visitor().call(TICKET, { body })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(TICKET, { body: { ...body, deviceId: '-' } })).toFailWith('kernel.invalid_field')
  })

  it('waives the task for granted leave, and lets people come nevertheless', async () => {
    const { taskId } = await aSignIn(60)
    const ask = (person: SignedIn) => person.call(LEAVE, { body: { taskId, reason: 'At the doctor' } })
    expect((await ask(learner)).data).toMatchObject({ state: 'leave_asked', leaveReason: 'At the doctor' })
    expect(await ask(learner)).toFailWith('training.sign_in_settled')
    const decide = (user: UserId, isGranted: boolean) =>
      manager.call(`POST ${TRAINING_MANAGE}/sign-in/decide`, {
        body: { taskId, userId: user, isGranted, reason: 'All right' },
      })
    expect(await decide(ids[1], true)).toFailWith('training.sign_in_settled')
    expect(await decide(ids[0], true)).toSucceed()
    expect(await get(taskId)).toMatchObject({ state: 'leave', status: 200, decision: { state: 'waived' } })
    expect(await ask(colleague)).toSucceed()
    expect(await decide(ids[1], false)).toSucceed()
    await later(60)
    const code = (await board(taskId)).scanned
    expect((await scan(taskId, code)).data).toMatchObject({ state: 'signed' })
    const makeUp = (user: UserId) =>
      manager.call(`POST ${TRAINING_MANAGE}/sign-in/make-up`, { body: { taskId, userId: user, reason: 'Was there' } })
    expect(await makeUp(ids[1])).toSucceed()
    expect(await makeUp(ids[1])).toFailWith('training.sign_in_settled')
  })

  it('takes no typed code after five wrong ones, also at once, and still takes a scanned one', async () => {
    const { taskId } = await aSignIn(0)
    const { code } = await board(taskId)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const answers = await Promise.all(Array.from({ length: 8 }, () => scan(taskId, wrong)))
    expect(answers.filter((answer) => answer.code === 4290042)).toHaveLength(5)
    expect(answers.filter((answer) => answer.code === 4290047)).toHaveLength(3)
    expect(await scan(taskId, code)).toFailWith('training.sign_in_code_locked')
    expect(await scan(taskId, code, { person: colleague, deviceId: DEVICES[1] })).toSucceed()
    await later(9)
    expect(await scan(taskId, (await board(taskId)).code)).toFailWith('training.sign_in_code_locked')
    expect((await scan(taskId, (await board(taskId)).scanned)).data).toMatchObject({ state: 'signed' })
  })

  it('forgets wrong codes after ten minutes, and with the right one', async () => {
    const { taskId } = await aSignIn(0)
    const wrong = async () => String((Number((await board(taskId)).code) + 1) % 1_000_000).padStart(6, '0')
    for (let count = 0; count < 4; count += 1) await scan(taskId, await wrong())
    await later(11)
    for (let count = 0; count < 4; count += 1)
      expect(await scan(taskId, await wrong())).toFailWith('training.sign_in_code_wrong')
    expect(await scan(taskId, (await board(taskId)).code)).toSucceed()
    const { rows } = await sands.server.kernel.database.pool.query(
      'select who, tries from training_sign_in_tries where task_id = $1',
      [taskId],
    )
    expect(rows.map(({ tries }) => tries)).toEqual([4, 4])
  })

  it('answers the same scan twice with the same sign-in', async () => {
    const { taskId } = await aSignIn(0)
    const { scanned } = await board(taskId)
    const read = at(0)
    const first = await scan(taskId, scanned, { at: read })
    const again = await scan(taskId, scanned, { at: read })
    expect(again.data).toMatchObject({ state: 'signed', signTime: first.data.signTime })
    expect(await scan(taskId, scanned, { at: at(1) })).toFailWith('training.sign_in_settled')
  })

  it('answers a stored scan again with its sign-in, also when its ticket has ended', async () => {
    const { taskId } = await aSignIn(0)
    const { scanned } = await board(taskId)
    const pass = await passOf(taskId)
    const read = at(0)
    sands.clock.advance(2000)
    const { ticket } = (await exchange(taskId, scanned)).data
    const body = { taskId, code: scanned, ticket, pass, at: read, deviceId: DEVICES[0] }
    sands.clock.advance(3000)
    const first = await learner.call(SCAN, { body })
    expect(first.data).toMatchObject({ state: 'signed' })
    sands.clock.advance(11 * MINUTE_MS)
    const { code: _, ...byTicket } = body
    for (const again of [body, byTicket])
      expect((await learner.call(SCAN, { body: again })).data).toMatchObject({
        state: 'signed',
        signTime: first.data.signTime,
      })
    expect(await scan(taskId, (await board(taskId)).scanned)).toFailWith('training.sign_in_settled')
  })

  it('takes no stored scan from before the task was opened', async () => {
    const { taskId } = await aSignIn(0)
    const { scanned } = await board(taskId)
    const read = at(0)
    sands.clock.advance(MINUTE_MS)
    const pass = await passOf(taskId)
    sands.clock.advance(10 * MINUTE_MS)
    expect(await scan(taskId, scanned, { at: read, pass })).toFailWith('training.sign_in_not_opened')
  })

  it('does not block a manager who decides while people sign in', async () => {
    const { taskId } = await aSignIn(0)
    const { scanned } = await board(taskId)
    const body = { taskId, userId: ids[0], reason: 'Was there' }
    const [scanning, madeUp] = await Promise.all([
      scan(taskId, scanned),
      manager.call(`POST ${TRAINING_MANAGE}/sign-in/make-up`, { body }),
    ])
    expect([scanning.code, madeUp.code].toSorted((a, b) => a - b)).toEqual([1, 4290046])
  })

  it('does not exist for other people, and its codes are for managers', async () => {
    const { taskId } = await aSignIn(0)
    const { scanned } = await board(taskId)
    const english = await sands.signIn('emma')
    expect(await scan(taskId, scanned, { person: await sands.signIn('staff06') })).toFailWith('training.not_found')
    expect(await scan(taskId, scanned, { person: english })).toFailWith('training.task_not_found')
    expect(await learner.call(`GET ${TRAINING_MANAGE}/sign-in/board`, { query: { taskId } })).toFailWith(
      'kernel.no_permission',
    )
    expect(await scan(taskId, '000000-x')).toFailWith('kernel.invalid_field')
    const other = await aSignIn(0)
    expect(await scan(other.taskId, scanned)).toFailWith('training.sign_in_code_wrong')
  })
})
