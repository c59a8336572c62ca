import type { BatchId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches } from '../../ops/index.ts'
import type { QuestionReports } from './question-report.service.ts'
import { type ReportInput, reportExport } from './report-export.service.ts'
import { type AllReportsInput, allReportsExport } from './report-export-all.service.ts'
import { reportOn } from './report-subject.service.ts'

/** Starts exports of reports as batches. */
export interface ReportExports {
  one(tx: Tx, viewer: Viewer, wanted: ReportInput): Promise<{ batchId: BatchId }>
  all(tx: Tx, viewer: Viewer, wanted: AllReportsInput): Promise<{ batchId: BatchId }>
}

export function createReportExports(
  kernel: Kernel,
  { batches, questions }: { batches: Batches; questions: QuestionReports },
): ReportExports {
  const { audit } = kernel
  const [oneKind, allKind] = [reportExport(kernel, questions), allReportsExport(kernel)]
  batches.add(oneKind)
  batches.add(allKind)
  return {
    async one(tx, viewer, wanted) {
      const { examId, ...filter } = wanted
      const { exam } = await reportOn(tx, viewer.collegeId, examId)
      const batchId = await batches.start(tx, viewer, oneKind, wanted)
      await audit.record(tx, viewer, {
        action: 'exam.report.export-started',
        subject: { kind: 'exam', id: examId, name: exam.title },
        after: { filter, batchId },
      })
      return { batchId }
    },

    async all(tx, viewer, wanted) {
      const batchId = await batches.start(tx, viewer, allKind, wanted)
      await audit.record(tx, viewer, {
        action: 'exam.report.export-started',
        subject: { kind: 'batch', id: batchId, name: `${errorText('exam.report.file.reports', viewer.language)}.xlsx` },
        after: { filter: wanted },
      })
      return { batchId }
    },
  }
}
