import type { surveyManageTexts as source } from '../zh-cn/survey.manage.ts'

export const surveyManageTexts = {
  'survey.manage': 'Surveys',
  'org.rights_survey': 'Surveys',
  'org.right.survey.edit': 'Edit surveys',
  'org.right.survey.edit.text': 'Create, edit, copy and delete drafts of surveys',
  'org.right.survey.publish': 'Publish surveys',
  'org.right.survey.publish.text': 'Publish, end and archive surveys, and remind people who have not replied',
  'org.right.survey.results': 'See survey results',
  'org.right.survey.results.text': 'See and export results, and who has not replied to named surveys',
} satisfies Record<keyof typeof source, string>
