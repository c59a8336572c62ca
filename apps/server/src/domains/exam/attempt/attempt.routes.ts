import { examAttemptCalls } from '@sands/contract/exam/attempt.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { AttemptService } from './attempt.service.ts'
import type { LearnerExamService } from './learner-exam.service.ts'
import type { ResultService } from './result.service.ts'
import type { SealedService } from './sealed.service.ts'
import type { StartService } from './start.service.ts'

export interface TakingServices {
  exams: LearnerExamService
  starting: StartService
  attempts: AttemptService
  results: ResultService
  sealed: SealedService
}

export function attemptRoutes(app: App, { exams, starting, attempts, results, sealed }: TakingServices): void {
  implement(app, examAttemptCalls, {
    'GET /sands-lms/api/v1/exam/page': ({ viewer, query }) => exams.page(viewer, query),
    'GET /sands-lms/api/v1/exam/info': ({ viewer, query }) => exams.info(viewer, query.examId),
    'POST /sands-lms/api/v1/exam/start': ({ tx, viewer, body }) => starting.start(tx, viewer, body),
    'POST /sands-lms/api/v1/exam/open': ({ viewer, body }) => attempts.open(viewer, body.examRecordId),
    'POST /sands-lms/api/v1/exam/save': ({ viewer, body }) => attempts.save(viewer, body),
    'POST /sands-lms/api/v1/exam/note': ({ viewer, body }) => attempts.note(viewer, body),
    'POST /sands-lms/api/v1/exam/submit': ({ viewer, body }) => attempts.submit(viewer, body),
    'GET /sands-lms/api/v1/exam/result': ({ viewer, query }) => results.result(viewer, query.examRecordId),
    'GET /sands-lms/api/v1/exam/verify': ({ query }) => results.verify(query.code),
    'POST /sands-lms/api/v1/exam/hand-in-sealed': ({ viewer, body }) => sealed.handIn(viewer, body.content),
  })
}
