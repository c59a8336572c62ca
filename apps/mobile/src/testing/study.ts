import { aDetail, aReceipt } from '@sands/web/study/testing'
import type { CallAnswers } from '@sands/web/testing/fake-calls'

/** A viewing that the server counts, whatever is sent. */
export const studyAnswers: CallAnswers = {
  'POST /sands-lms/api/v1/learning-details/create': aDetail(),
  'POST /sands-lms/api/v1/learning-details/update': ({ body }) =>
    aReceipt({ ...body, learningDetailId: aDetail().learningDetailId }),
}
