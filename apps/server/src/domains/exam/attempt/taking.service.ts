import type { Kernel } from '../../../kernel/kernel.ts'
import type { MediaService } from '../../media/index.ts'
import type { IsTaskLocked } from '../../study/index.ts'
import type { TakingServices } from './attempt.routes.ts'
import { createAttemptService } from './attempt.service.ts'
import { createFinishService, type FinishService } from './finish.service.ts'
import { createLearnerExamService } from './learner-exam.service.ts'
import { createResultService } from './result.service.ts'
import { createSealedService } from './sealed.service.ts'
import { createSealedReview, type SealedReviewService } from './sealed-review.service.ts'
import { createStartService } from './start.service.ts'
import { createVersions } from './versions.service.ts'

interface Taking extends TakingServices {
  finishing: FinishService
  sealedReview: SealedReviewService
}

/** All services of taking an exam. */
export function createTaking(kernel: Kernel, media: MediaService, isTaskLocked: IsTaskLocked): Taking {
  const versions = createVersions(kernel)
  const finishing = createFinishService(kernel, versions)
  return {
    exams: createLearnerExamService(kernel, media),
    starting: createStartService(kernel, isTaskLocked),
    attempts: createAttemptService(kernel, { versions, finishing, media }),
    results: createResultService(kernel, { versions, finishing, media }),
    sealed: createSealedService(kernel, media),
    sealedReview: createSealedReview(kernel, finishing),
    finishing,
  }
}
