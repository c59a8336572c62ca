import { recordCalls } from '@sands/contract/study/record.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import { presentPointRanks, presentTimeRanks, type RankService } from './rank.service.ts'
import type { RecordService } from './record.service.ts'

interface Services {
  records: RecordService
  /** By study time. */
  ranks: RankService
  pointRanks: RankService
}

export const recordRoutes = (app: App, { records, ranks, pointRanks }: Services) =>
  implement(app, recordCalls, {
    'POST /sands-lms/api/v1/dailyStudyRecords/simpleInfo': ({ viewer }) => records.summary(viewer),
    'POST /sands-lms/api/v1/dailyStudyRecords/overview': ({ viewer }) => records.overview(viewer),
    'POST /sands-lms/api/v1/dailyStudyRecords/detail': ({ viewer, body }) => records.detail(viewer, body),
    'POST /sands-lms/api/v1/dailyStudyRecords/rank': async ({ viewer, body }) =>
      presentTimeRanks(await ranks.page(viewer, body)),
    'POST /sands-lms/api/v1/dailyStudyRecords/points-rank': async ({ viewer, body }) =>
      presentPointRanks(await pointRanks.page(viewer, body)),
  })
