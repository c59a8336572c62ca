import type { Kernel } from '../../../kernel/kernel.ts'
import type { Batches, BatchKind } from '../../ops/index.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { memberRepo } from './member.repo.ts'
import type { MemberSync } from './sync.service.ts'

export type JoinBatch = BatchKind<{ trainingId: TrainingId }>

/**
 * After a publication: makes everybody in the audience a member, with a progress that whoever published it sees. When
 * they cancel it, the job that brings all projects in step goes on a few minutes later.
 */
export function createJoinBatch(
  { database }: Pick<Kernel, 'database'>,
  { batches, sync }: { batches: Batches; sync: MemberSync },
): JoinBatch {
  const kind: JoinBatch = {
    name: 'training.join',
    async run({ input: { trainingId }, step }) {
      const db = database.primary
      const [training] = await trainingEditRepo.byIds(db, [trainingId])
      const { members: before } = await memberRepo.counts(db, trainingId)
      const audience = training?.published?.audience
      const missing =
        training && audience
          ? await memberRepo.countMissing(db, { trainingId, collegeId: training.collegeId, audience })
          : 0
      const total = before + missing
      await step(before, total)
      const joined = await sync.whole(trainingId, (more) => step(Math.min(before + more, total), total))
      await sync.welcomeAll(trainingId)
      await step(total, total)
      return { counts: { created: before + joined } }
    },
  }
  batches.add(kind)
  return kind
}
