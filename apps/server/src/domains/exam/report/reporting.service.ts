import type { Kernel } from '../../../kernel/kernel.ts'
import type { MediaService } from '../../media/index.ts'
import type { SendMessage } from '../../message/index.ts'
import type { Batches } from '../../ops/index.ts'
import { createAttemptReports } from './attempt-report.service.ts'
import { createQuestionReports } from './question-report.service.ts'
import { createExamReminders } from './reminder.service.ts'
import type { Reporting } from './report.routes.ts'
import { createExamReports } from './report.service.ts'
import { createReportExports } from './report-exports.service.ts'
import { createSimilarities } from './similarity.service.ts'

/** All services of exam reports. */
export function createReporting(
  kernel: Kernel,
  { media, batches, send }: { media: MediaService; batches: Batches; send: SendMessage },
): Reporting {
  const questions = createQuestionReports(kernel, media)
  return {
    reports: createExamReports(kernel),
    questions,
    attempts: createAttemptReports(kernel, media),
    reminders: createExamReminders(kernel, send),
    exports: createReportExports(kernel, { batches, questions }),
    similarities: createSimilarities(kernel, batches),
  }
}
