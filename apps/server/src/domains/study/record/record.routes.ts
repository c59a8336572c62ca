import { recordCalls } from '@sands/contract/study/record.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { RankService } from './rank.service.ts'
import type { RecordService } from './record.service.ts'

export const recordRoutes = (app: App, records: RecordService, ranks: RankService) =>
  implement(app, recordCalls, {
    'POST /sands-lms/api/v1/dailyStudyRecords/simpleInfo': ({ viewer }) => records.summary(viewer),
    'POST /sands-lms/api/v1/dailyStudyRecords/overview': ({ viewer }) => records.overview(viewer),
    'POST /sands-lms/api/v1/dailyStudyRecords/detail': ({ viewer, body }) => records.detail(viewer, body),
    'POST /sands-lms/api/v1/dailyStudyRecords/rank': ({ viewer, body }) => ranks.page(viewer, body),
  })
