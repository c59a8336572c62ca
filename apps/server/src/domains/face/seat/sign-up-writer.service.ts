import type { CallData } from '@sands/contract/calls'
import type { ErrorName } from '@sands/contract/errors'
import type { SignUpRefusal } from '@sands/rules/face/session'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { createBatcher } from '../../../kernel/batcher.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { SignUpForm, SignUpForms } from '../../../kernel/sign-up-target.kind.ts'
import { createTurns } from '../../../kernel/turns.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { IsTaskLocked } from '../../study/index.ts'
import { cascadeRepo } from '../cascade/cascade.repo.ts'
import { refusalOf } from '../learn/face.present.ts'
import { learnerRepo } from '../learn/learner.repo.ts'
import { formsOf } from '../learn/views.service.ts'
import { type FaceId, type SessionRow, sessionRepo } from '../session/session.repo.ts'
import { seatRepo } from './seat.repo.ts'
import type { Seats } from './seats.service.ts'

export type SignedUp = CallData<'POST /sands-lms/api/v1/face2face/sign-up'>

interface SignUp {
  viewer: Viewer
  id: FaceId
}
/** What is the same for everybody who comes. */
interface Entrance {
  audienceId: SessionRow['audienceId']
  isByForm: boolean
}
/** What the audience, projects and forms say about one person. */
interface Standing {
  form: SignUpForm | undefined
  isInScope: boolean
  isLocked: boolean
}
interface Arrival extends SignUp, Entrance, Standing {}
type Result = { signedUp: SignedUp } | { error: unknown }

export interface WriterParts {
  seats: Seats
  isTaskLocked: IsTaskLocked
  forms: readonly SignUpForms[]
}

const MOST_AT_ONCE = 100
/** More people than this wait for their turn elsewhere: they try again. */
const MOST_WAITING = 5000
/** Connections that those who arrive use at most; the others are for the writer and for everybody else. */
const ENTRANCE_READERS = 1
const STANDING_READERS = 2
/** Also for an id that does not exist: that is found under the lock. */
const FREE: Entrance = { audienceId: null, isByForm: false }
const FOR_ALL: Standing = { form: undefined, isInScope: true, isLocked: false }

const REFUSALS = {
  not_open: 'face.sign_up_not_open',
  by_form: 'face.sign_up_by_form',
  form_closed: 'face.sign_up_form_closed',
  not_yet: 'face.sign_up_not_yet',
  over: 'face.sign_up_over',
  out_of_scope: 'face.sign_up_out_of_scope',
  locked: 'training.task_locked',
  has_seat: 'face.sign_up_has_seat',
  full: 'face.sign_up_full',
} as const satisfies Record<SignUpRefusal, ErrorName>

const placeOf = ({ viewer, id }: SignUp) => `${viewer.collegeId} ${id}`

/** The first sign-up of each person; a second one at the same time is looked at after it. */
const firstOf = (signUps: readonly Arrival[]): Arrival[] =>
  [...new Map(signUps.toReversed().map((each) => [`${each.id} ${each.viewer.userId}`, each])).values()].toReversed()

/**
 * Signs people up in the order of arrival. Everybody wants the same lock when sign-up opens: instead of each waiting
 * for it with a connection of their own, people who come at once share a transaction.
 */
export function createSignUpWriter(
  { clock, database }: Pick<Kernel, 'clock' | 'database'>,
  { seats, isTaskLocked, forms }: WriterParts,
): (signUp: SignUp) => Promise<SignedUp> {
  async function byForm(db: Db, collegeId: Viewer['collegeId'], ids: readonly FaceId[]): Promise<Set<string>> {
    const found = new Set<string>()
    for (const each of forms) for (const id of await each.openFor(db, collegeId, { kind: 'face', ids })) found.add(id)
    return found
  }

  async function entrances(signUps: SignUp[]): Promise<Entrance[]> {
    const db = database.primary
    const known = new Map<string, Entrance>()
    for (const [collegeId, group] of Map.groupBy(signUps, ({ viewer }) => viewer.collegeId)) {
      const ids = [...new Set(group.map(({ id }) => id))]
      const hasForm = await byForm(db, collegeId, ids)
      for (const { id, audienceId } of await sessionRepo.audiences(db, collegeId, ids))
        known.set(`${collegeId} ${id}`, { audienceId, isByForm: hasForm.has(id) })
    }
    return signUps.map((each) => known.get(placeOf(each)) ?? FREE)
  }

  /** Who may come only because of a project waits until its task is open. */
  async function standing(db: Db, { viewer, id, audienceId, isByForm }: SignUp & Entrance): Promise<Standing> {
    const form = isByForm ? (await formsOf(forms, db, viewer, [id])).get(id) : undefined
    if (audienceId === null) return { ...FOR_ALL, form }
    const { isInScope, isForThem } = (await learnerRepo.find(db, viewer, id)) ?? { isInScope: false, isForThem: false }
    const task = { type: PROJECT_TASKS.face, refId: id }
    return { form, isInScope, isLocked: isInScope && !isForThem && (await isTaskLocked(db, viewer, task)) }
  }

  const readEntrance = createBatcher<SignUp, Entrance>({
    inFlight: ENTRANCE_READERS,
    maxBatch: MOST_AT_ONCE,
    run: entrances,
  })
  const readStanding = createBatcher<SignUp & Entrance, Standing>({
    inFlight: STANDING_READERS,
    maxBatch: 1,
    run: (people) => Promise.all(people.map((each) => standing(database.primary, each))),
  })

  /** Read before the session is locked: those who wait for the lock do not wait for this. */
  async function arrive(signUp: SignUp): Promise<Arrival> {
    const seen = { ...signUp, ...(await readEntrance(signUp)) }
    const isForAll = seen.audienceId === null && !seen.isByForm
    return { ...seen, ...(isForAll ? FOR_ALL : await readStanding(seen)) }
  }

  async function store(tx: Tx, id: FaceId, group: readonly Arrival[]): Promise<Map<Arrival, Result>> {
    const results = new Map<Arrival, Result>()
    const [first] = group
    const session = first && (await sessionRepo.lock(tx, first.viewer.collegeId, id))
    const known = new Map(
      (
        await seatRepo.byUsers(
          tx,
          id,
          group.map(({ viewer }) => viewer.userId),
        )
      ).map((seat) => [seat.userId, seat]),
    )
    let seated = await seatRepo.seated(tx, id)
    const isByForm = first !== undefined && (await byForm(tx, first.viewer.collegeId, [id])).has(id)
    const releasedAt = session?.closesAt ? await cascadeRepo.releasedAt(tx, id) : null
    const admitted: Arrival[] = []
    for (const signUp of group) {
      const { viewer } = signUp
      if (!session || session.state === 'draft' || session.collegeId !== viewer.collegeId) {
        results.set(signUp, { error: fail('face.not_found') })
        continue
      }
      const seat = known.get(viewer.userId)
      // The audience may be another one, and a form may have been opened or closed, since the person arrived.
      const isSame = signUp.audienceId === session.audienceId && signUp.isByForm === isByForm
      const { audienceId } = session
      const { form, isInScope, isLocked } = isSame ? signUp : await standing(tx, { viewer, id, audienceId, isByForm })
      const refusal = refusalOf({ session, seat, seated, form, isInScope, isLocked, releasedAt }, clock.now())
      if (refusal) results.set(signUp, { error: fail(REFUSALS[refusal]) })
      else {
        admitted.push(signUp)
        seated += 1
      }
    }
    if (!session) return results
    const waitingBefore = (await seatRepo.counts(tx, [id])).get(id)?.waiting ?? 0
    const people = admitted.map(({ viewer: { userId } }) => ({ userId, seat: known.get(userId), by: userId }))
    const rows = await seats.admit(tx, session, { people, way: 'self' })
    const waiting = rows.filter(({ status }) => status === 'waiting')
    for (const signUp of admitted) {
      const row = rows.find(({ userId }) => userId === signUp.viewer.userId)
      if (!row) continue
      const waitingPlace = row.status === 'waiting' ? waitingBefore + waiting.indexOf(row) + 1 : null
      results.set(signUp, { signedUp: { trainConfirmId: row.id, status: row.status, waitingPlace } })
    }
    return results
  }

  async function run(signUps: Arrival[]): Promise<Result[]> {
    const results = new Map<Arrival, Result>()
    for (let left = signUps; left.length > 0; left = left.filter((each) => !results.has(each))) {
      for (const [, group] of Map.groupBy(firstOf(left), placeOf)) {
        const [first] = group
        if (!first) continue
        try {
          for (const [each, result] of await database.transaction((tx) => store(tx, first.id, group)))
            results.set(each, result)
        } catch (error) {
          for (const each of group) results.set(each, { error })
        }
      }
    }
    return signUps.map((each) => results.get(each) ?? { error: fail('face.not_found') })
  }

  const gather = createBatcher<Arrival, Result>({ inFlight: 1, maxBatch: MOST_AT_ONCE, run })
  const inTurn = createTurns()
  let waiting = 0

  return async (signUp) => {
    if (waiting >= MOST_WAITING) throw fail('kernel.unavailable')
    waiting += 1
    const result = await inTurn(placeOf(signUp), arrive(signUp), gather).finally(() => {
      waiting -= 1
    })
    if ('error' in result) throw result.error
    return result.signedUp
  }
}
