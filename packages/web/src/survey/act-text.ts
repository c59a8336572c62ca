import type { SurveyInfo } from '@sands/contract/survey/survey.model'

const ONGOING = 200

/** The text of the button that opens the questions or the reply; null when there is nothing to open. */
export function actText({ canReply, isReplied, isAnonymous, isVisitor, status }: SurveyInfo) {
  if (canReply) return isReplied ? 'survey.again' : status === ONGOING ? 'survey.go_on' : 'survey.start'
  return isReplied && !isAnonymous && !isVisitor ? 'survey.view' : null
}
