import { examMarkingCalls } from '@sands/contract/exam/marking.calls'
import { examSealedCalls } from '@sands/contract/exam/sealed.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { MarkingService } from './marking.service.ts'
import type { MarkingInfoService } from './marking-info.service.ts'
import type { SealedMarkingService } from './sealed-marking.service.ts'

export interface MarkingServices {
  marking: MarkingService
  infos: MarkingInfoService
  sealed: SealedMarkingService
}

export function markingRoutes(app: App, { marking, infos, sealed }: MarkingServices): void {
  implement(app, examMarkingCalls, {
    'GET /sands-lms/api/v1/review/exam/basicInfo': ({ viewer, query }) => infos.info(viewer, query.examId),
    'POST /sands-lms/api/v1/exam/exam-paper-answer/get': ({ viewer, query }) =>
      marking.paper(viewer, query.examRecordId),
    'POST /sands-lms/api/v1/review/exam/claim': ({ viewer, body }) => marking.claim(viewer, body.examRecordId),
    'POST /sands-lms/api/v1/review/exam/release': ({ viewer, body }) => marking.release(viewer, body.examRecordId),
    'POST /sands-lms/api/v1/review/exam/save': ({ viewer, body }) => marking.save(viewer, body),
    'POST /sands-lms/api/v1/review/exam/finish': ({ tx, viewer, body }) => marking.finish(tx, viewer, body),
    'POST /sands-lms/api/v1/review/exam/finish-marked': ({ tx, viewer, body }) =>
      marking.finishMarked(tx, viewer, body.examId),
    'GET /sands-lms/api/v1/review/exam/question': ({ viewer, query }) => infos.question(viewer, query),
    'GET /sands-lms/api/v1/review/exam/answer/page': ({ viewer, query }) => infos.answers(viewer, query),
  })
  implement(app, examSealedCalls, {
    'GET /sands-lms/api/v1/review/exam/sealed/page': ({ viewer, query }) => sealed.page(viewer, query),
    'GET /sands-lms/api/v1/review/exam/sealed/get': ({ viewer, query }) => sealed.get(viewer, query),
    'POST /sands-lms/api/v1/review/exam/sealed/decide': ({ tx, viewer, body }) => sealed.decide(tx, viewer, body),
  })
}
