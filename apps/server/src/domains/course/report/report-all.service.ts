import type { BatchId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches } from '../../ops/index.ts'
import { type AllReportsInput, allReportsExport } from './report-export-all.service.ts'

/** Exports the reports of all courses to a file. */
export interface AllReports {
  export(tx: Tx, viewer: Viewer, wanted: AllReportsInput): Promise<{ batchId: BatchId }>
}

export function createAllReports(kernel: Kernel, batches: Batches): AllReports {
  const kind = allReportsExport(kernel)
  batches.add(kind)
  return {
    async export(tx, viewer, wanted) {
      const batchId = await batches.start(tx, viewer, kind, wanted)
      const name = `${errorText('course.file.reports', viewer.language)}.xlsx`
      await kernel.audit.record(tx, viewer, {
        action: 'course.report.export-started',
        subject: { kind: 'batch', id: batchId, name },
        after: { filter: wanted },
      })
      return { batchId }
    },
  }
}
