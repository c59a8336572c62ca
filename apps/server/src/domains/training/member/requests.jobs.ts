import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { ProjectState } from '@sands/rules/training/project'
import type { Tx } from '../../../kernel/database/database.ts'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { trainingEditRepo } from '../edit/training-edit.repo.ts'
import type { TrainingId } from '../task/record.repo.ts'

export interface EndRequests {
  trainingId: TrainingId
  collegeId: CollegeId
  /** Who ended the project; null for the clock. */
  byId: UserId | null
  /** The project goes on; only what a publication has left without its task or its member ends. */
  isPublication?: boolean
}

/** A deleted project is over as well; it is not found. */
const OVER: readonly ProjectState[] = ['ended', 'archived']

type EndSome = (
  tx: Tx,
  project: { id: TrainingId; collegeId: CollegeId },
  byId: UserId | null,
) => Promise<{ hasMore: boolean }>

/** Ends what waits in a project that is over or about removed tasks, some requests in each transaction. */
export const endRequests = (
  { clock, database }: Pick<Kernel, 'clock' | 'database'>,
  { endSome, endOrphans }: { endSome: EndSome; endOrphans: EndSome },
): JobKind<EndRequests> =>
  jobKind<EndRequests>({
    name: 'training.end-requests',
    retries: 8,
    limitSeconds: 1800,
    async run({ trainingId, collegeId, byId, isPublication = false }) {
      const next = () =>
        database.transaction(async (tx) => {
          if (isPublication) return endOrphans(tx, { id: trainingId, collegeId }, byId)
          const [project] = await trainingEditRepo.byIds(tx, [trainingId])
          // A project that was published again goes on, and with it what people have asked for.
          if (project && !OVER.includes(stateOf(project, clock.now()))) return { hasMore: false }
          return endSome(tx, { id: trainingId, collegeId }, byId)
        })
      let { hasMore } = await next()
      while (hasMore) hasMore = (await next()).hasMore
    },
  })
