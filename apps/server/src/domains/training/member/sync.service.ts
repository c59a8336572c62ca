import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { MemberSource } from '@sands/rules/training/join'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { audienceRepo } from '../../org/index.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { CountedTraining, TrainingProgressService } from '../task/progress.service.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'

/** People who become members in one transaction. */
const PEOPLE_AT_ONCE = 2000

const LIVE = ['not_started', 'running']

export interface MemberSync {
  /** Makes people members: takes over what they have done before, and tells them. Returns how many are new. */
  admit(tx: Tx, training: TrainingRow, people: { userIds: readonly UserId[]; source: MemberSource }): Promise<number>
  /**
   * Brings the members in step with the audience. The caller has locked the project. Returns true when more people
   * wait, who become members in the next transactions.
   */
  step(tx: Tx, training: TrainingRow): Promise<boolean>
  /** Brings a whole project in step, in as many transactions as it takes. */
  whole(trainingId: TrainingId): Promise<void>
  /** Takes over earlier work of all members, for tasks that a publication added. */
  adoptAll(trainingId: TrainingId): Promise<void>
  /** Brings one person in step with all projects, in the transaction that changed the person. */
  person(tx: Tx, userId: UserId): Promise<void>
}

/** Undefined for a project that was never published. */
export const countedTraining = ({ id, collegeId, title, published }: TrainingRow): CountedTraining | undefined =>
  published ? { id, collegeId, title, completion: published.completion, points: published.points } : undefined

export function createMemberSync(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { progress, send }: { progress: TrainingProgressService; send: SendMessage },
): MemberSync {
  const admit: MemberSync['admit'] = async (tx, training, { userIds, source }) => {
    const { id: trainingId, collegeId, title } = training
    const counted = countedTraining(training)
    const joining = { trainingId, collegeId, userIds, source, state: 'active' as const, at: clock.now() }
    const joined = await memberRepo.join(tx, joining)
    if (joined.length === 0 || !counted || !LIVE.includes(training.state)) return joined.length
    await progress.adopt(tx, counted, joined)
    await send(tx, {
      collegeId,
      category: 'study',
      to: { userIds: joined },
      texts: fromTemplate('training.assigned', { training: title }),
      jump: { to: 'training', moduleId: trainingId },
      dedupeKey: `training.assigned ${trainingId}`,
    })
    return joined.length
  }

  const step: MemberSync['step'] = async (tx, training) => {
    const { id: trainingId, collegeId, published } = training
    if (!published || !LIVE.includes(training.state)) return false
    const { audience } = published
    const scope = audience && { trainingId, collegeId, audience }
    await memberRepo.leaveAudience(tx, trainingId, scope, clock.now())
    if (!scope) return false
    const userIds = await memberRepo.missing(tx, scope, PEOPLE_AT_ONCE)
    if (userIds.length > 0) await admit(tx, training, { userIds, source: 'audience' })
    return userIds.length === PEOPLE_AT_ONCE
  }

  async function follow(tx: Tx, userId: UserId, { trainingId, isIn }: { trainingId: TrainingId; isIn: boolean }) {
    const training = await trainingEditRepo.lockAny(tx, trainingId)
    if (!training || !LIVE.includes(training.state)) return
    if (isIn) await admit(tx, training, { userIds: [userId], source: 'audience' })
    else await memberRepo.change(tx, trainingId, userId, { state: 'left', changedAt: clock.now() })
  }

  return {
    admit,
    step,

    async whole(trainingId) {
      const next = () =>
        database.transaction(async (tx) => {
          const training = await trainingEditRepo.lockAny(tx, trainingId)
          return training ? step(tx, training) : false
        })
      while (await next());
    },

    async adoptAll(trainingId) {
      const slice = (offset: number) =>
        database.transaction(async (tx) => {
          const training = await trainingEditRepo.lockAny(tx, trainingId)
          const counted = training && countedTraining(training)
          if (!counted || !LIVE.includes(training.state)) return 0
          const userIds = await memberRepo.page(tx, trainingId, { size: PEOPLE_AT_ONCE, offset })
          await progress.adopt(tx, counted, userIds)
          return userIds.length
        })
      let offset = 0
      while ((await slice(offset)) === PEOPLE_AT_ONCE) offset += PEOPLE_AT_ONCE
    },

    async person(tx, userId) {
      const projects = await memberRepo.withAudience(tx, userId)
      if (projects.length === 0) return
      const inside = new Set<string>()
      const byCollege: Map<CollegeId, typeof projects> = Map.groupBy(projects, ({ collegeId }) => collegeId)
      for (const [collegeId, some] of byCollege) {
        const audienceIds = some.map(({ audienceId }) => audienceId)
        for (const id of await audienceRepo.including(tx, { collegeId, userId, audienceIds })) inside.add(id)
      }
      for (const { id: trainingId, audienceId, state, source, isCompleted } of projects) {
        const isIn = inside.has(audienceId)
        const leaves = !isIn && state === 'active' && source === 'audience' && !isCompleted
        if (leaves || (isIn && state !== 'active')) await follow(tx, userId, { trainingId, isIn })
      }
    },
  }
}
