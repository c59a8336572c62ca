import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { type SignInStep, signInAfter } from '@sands/rules/training/sign-in'
import { createBatcher } from '../../../kernel/batcher.ts'
import { isDatabaseAway, type Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TrainingId, type TrainingTaskId } from '../task/record.repo.ts'
import type { TaskLeaves } from './leave.service.ts'
import { type SignInRow, signInRepo } from './sign-in.repo.ts'

interface SignIn {
  collegeId: CollegeId
  trainingId: TrainingId
  taskId: TrainingTaskId
  userId: UserId
  deviceId: string
  /** When the code was read. */
  at: Date
  step: SignInStep
  isReplayed: boolean
}

interface Written {
  row: SignInRow | undefined
  /** Another person has signed in with the device. That is written down for the organiser. */
  isRefused: boolean
}

type Outcome = (Written & { hadAsked?: boolean }) | { error: unknown }

export type WriteSignIn = (signIn: SignIn) => Promise<Written>

const IN_FLIGHT = 2
const MOST_AT_ONCE = 200
/** More than this many that wait at the same time are refused; phones send a refused one again. */
const MOST_WAITING = 4000

/** Sign-ins at one door in which each person and each device is once; the others come after them. */
function roundsOf(signIns: readonly SignIn[]): SignIn[][] {
  const rounds: { taken: Set<string>; items: SignIn[] }[] = []
  for (const signIn of signIns) {
    const names = [`user ${signIn.userId}`, `device ${signIn.deviceId}`]
    const isFree = ({ taken, items }: (typeof rounds)[number]) =>
      items[0]?.taskId === signIn.taskId && names.every((name) => !taken.has(name))
    const last = rounds.findLast(({ items }) => items[0]?.taskId === signIn.taskId)
    const round = last && isFree(last) ? last : { taken: new Set<string>(), items: [] }
    if (round !== last) rounds.push(round)
    round.items.push(signIn)
    for (const name of names) round.taken.add(name)
  }
  return rounds.map(({ items }) => items)
}

/** What becomes of a sign-in, by the rows that are there. */
function decide({ userId, deviceId, at, step, isReplayed }: SignIn, rows: readonly SignInRow[]) {
  const before = rows.find((row) => row.userId === userId)
  const isSameDevice = before?.deviceId === deviceId
  // The answer to the first request was lost, and the device sends it again.
  if (isSameDevice && before.signedAt?.getTime() === at.getTime()) return { kind: 'known', before } as const
  // A scan that waited for the network shows that somebody who counts as late was there in time.
  const isEarlier = isReplayed && step !== 'late' && before?.state === 'late' && at < (before.signedAt ?? at)
  const state = signInAfter(isEarlier ? 'none' : (before?.state ?? 'none'), step)
  // The first time it counted by its ticket, which has ended since then.
  if (!state && isSameDevice && isReplayed) return { kind: 'known', before } as const
  if (!state) return { kind: 'settled' } as const
  const usedBy = rows.find((row) => row.userId !== userId && row.deviceId === deviceId)?.userId
  return usedBy ? ({ kind: 'refused', before, usedBy } as const) : ({ kind: 'sign', before, state } as const)
}

/**
 * Writes sign-ins whose code and window have been checked, and passes the task. Those that arrive at the same time are
 * written in one transaction, and each is answered after its commit.
 */
export function createSignInWriter(
  { database, clock, log }: Pick<Kernel, 'database' | 'clock' | 'log'>,
  { progress, leaves }: { progress: TrainingProgressService; leaves: TaskLeaves },
): WriteSignIn {
  async function writeRound(tx: Tx, round: readonly SignIn[]): Promise<Outcome[]> {
    const [first] = round
    if (!first) return []
    const { trainingId, taskId } = first
    // The project before the people, as managers who decide about a sign-in lock them.
    await recordRepo.share(tx, trainingId)
    await signInRepo.lock(
      tx,
      taskId,
      round.flatMap(({ userId, deviceId }) => [`user ${userId}`, `device ${deviceId}`]),
    )
    const rows = await signInRepo.forScans(tx, taskId, round)
    const now = clock.now()
    const decided = round.map((signIn) => ({ signIn, decision: decide(signIn, rows) }))
    const signing = decided.flatMap(({ signIn: { userId, deviceId, at, isReplayed }, decision }) =>
      decision.kind === 'sign'
        ? { taskId, userId, state: decision.state, signedAt: at, receivedAt: now, deviceId, isReplayed, changedAt: now }
        : [],
    )
    const written = signing.length > 0 ? await signInRepo.sign(tx, signing) : []
    for (const { signIn, decision } of decided)
      if (decision.kind === 'refused')
        await signInRepo.refuse(tx, { taskId, userId: signIn.userId, usedBy: decision.usedBy, refusedAt: now })
    const people = signing.map(({ userId, signedAt }) => ({ userId, at: signedAt }))
    if (people.length > 0) await progress.passAll(tx, { trainingId, taskId, people })
    return decided.map(({ signIn: { userId }, decision }): Outcome => {
      if (decision.kind === 'settled') return { error: fail('training.sign_in_settled') }
      if (decision.kind !== 'sign') return { row: decision.before, isRefused: decision.kind === 'refused' }
      const row = written.find((each) => each.userId === userId)
      return { row, isRefused: false, hadAsked: decision.before?.state === 'leave_asked' }
    })
  }

  /** Where one of them makes the transaction fail, each is written by itself. */
  async function outcomesOf(round: readonly SignIn[]): Promise<Outcome[]> {
    try {
      return await database.transaction((tx) => writeRound(tx, round))
    } catch (error) {
      if (round.length === 1 || isDatabaseAway(error)) return round.map(() => ({ error }))
      const outcomes: Outcome[] = []
      for (const signIn of round) outcomes.push(...(await outcomesOf([signIn])))
      return outcomes
    }
  }

  const write = createBatcher<SignIn, Outcome>({
    inFlight: IN_FLIGHT,
    maxBatch: MOST_AT_ONCE,
    maxWaiting: { count: MOST_WAITING, refuse: () => fail('kernel.unavailable') },
    async run(signIns) {
      const outcomes = new Map<SignIn, Outcome>()
      for (const round of roundsOf(signIns))
        for (const [place, outcome] of (await outcomesOf(round)).entries()) {
          const signIn = round[place]
          if (signIn) outcomes.set(signIn, outcome)
        }
      return signIns.map((signIn) => outcomes.get(signIn) ?? { error: new Error('the sign-in was not written') })
    },
  })

  return async (signIn) => {
    const outcome = await write(signIn)
    if ('error' in outcome) throw outcome.error
    const { hadAsked, ...written } = outcome
    // After the sign-in, because requests are locked before projects. One that still waits changes nothing.
    if (hadAsked)
      await database
        .transaction((tx) => leaves.drop(tx, signIn, signIn))
        .catch((error: unknown) => log.warn({ err: error }, 'a request for leave still waits'))
    return written
  }
}
