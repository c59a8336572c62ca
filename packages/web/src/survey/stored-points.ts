import type { SurveyInfo } from '@sands/contract/survey/survey.model'

/** The same in one line, above the questions. */
export const shortPoint = ({ isAnonymous, isVisitor }: Pick<SurveyInfo, 'isAnonymous' | 'isVisitor'>) => {
  if (isAnonymous) return 'survey.short_anonymous'
  return isVisitor ? 'survey.stored_visitor' : 'survey.short_named'
}

/** What is stored about the person, as the keys of its sentences. */
export const storedPoints = ({ isAnonymous, isVisitor }: Pick<SurveyInfo, 'isAnonymous' | 'isVisitor'>) =>
  isAnonymous
    ? ([
        'survey.stored_anonymous_reply',
        isVisitor ? 'survey.stored_anonymous_device' : 'survey.stored_anonymous_who',
        'survey.stored_anonymous_group',
        'survey.stored_anonymous_draft',
      ] as const)
    : ([isVisitor ? 'survey.stored_visitor' : 'survey.stored_named', 'survey.stored_named_who'] as const)
