import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { isRecord } from '../device/device.ts'
import { createSha256 } from '../upload/hash/sha256.ts'

/** 64 bits tell the replies of one draft apart. */
const HASH_LENGTH = 16

/** The same text for the same answers, also after the server has stored them in another order. */
const canonical = (answers: SurveyAnswers): string =>
  JSON.stringify(answers, (_key, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/**
 * The key that a reply is sent with: the same when it is sent again, another one when a second tab with the same draft
 * sends other answers. The server accepts only one of them, and says so to the other tab.
 */
export function replyKey(draftKey: string, answers: SurveyAnswers): string {
  const sum = createSha256()
  sum.add(new TextEncoder().encode(canonical(answers)))
  return `${draftKey}-${sum.end().slice(0, HASH_LENGTH)}`
}
