import type { Kernel } from '../../../kernel/kernel.ts'
import type { MediaService } from '../../media/index.ts'
import type { IsTaskLocked } from '../../study/index.ts'
import { createVersions } from '../attempt/versions.service.ts'
import { createDaily } from './daily.service.ts'
import { createLearnerPractices } from './learner-practice.service.ts'
import type { PracticeServices } from './practice.routes.ts'
import { createPracticeAttempts } from './practice-attempt.service.ts'
import { createPracticeEditService } from './practice-edit.service.ts'
import { createPracticeNumbers } from './practice-numbers.service.ts'
import { createPracticePublishService } from './practice-publish.service.ts'
import { createPracticeStart } from './practice-start.service.ts'
import { createWrongBook } from './wrong-book.service.ts'

/** All services of practice. */
export function createPracticing(kernel: Kernel, media: MediaService, isTaskLocked: IsTaskLocked): PracticeServices {
  const versions = createVersions(kernel)
  const editing = createPracticeEditService(kernel)
  return {
    practices: createLearnerPractices(kernel),
    starting: createPracticeStart(kernel, isTaskLocked),
    attempts: createPracticeAttempts(kernel, { versions, media }),
    book: createWrongBook(kernel),
    daily: createDaily(kernel, { versions, media }),
    editing,
    publishing: createPracticePublishService(kernel, editing),
    numbers: createPracticeNumbers(kernel),
  }
}
