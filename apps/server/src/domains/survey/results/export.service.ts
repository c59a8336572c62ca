import type { BatchId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches } from '../../ops/index.ts'
import { surveySubject } from '../survey.present.ts'
import type { ChosenEdition, ResultsService } from './results.service.ts'
import { surveyExport } from './survey-export.service.ts'

export interface ExportService {
  start(tx: Tx, viewer: Viewer, chosen: ChosenEdition): Promise<{ batchId: BatchId }>
}

export function createExportService(
  kernel: Pick<Kernel, 'database' | 'workshop' | 'audit'>,
  { results, batches }: { results: ResultsService; batches: Batches },
): ExportService {
  const exporting = surveyExport(kernel, results)
  batches.add(exporting)
  return {
    async start(tx, viewer, chosen) {
      const { survey, edition } = await results.expectReplies(viewer, chosen)
      const batchId = await batches.start(tx, viewer, exporting, { id: survey.id, editionId: edition.id })
      await kernel.audit.record(tx, viewer, {
        action: 'survey.survey.export-started',
        subject: surveySubject(survey),
        after: { edition: edition.number, batchId },
      })
      return { batchId }
    },
  }
}
