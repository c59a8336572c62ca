import type { surveyManageTexts as source } from '../zh-cn/survey.manage.ts'

export const surveyManageTexts = {
  'survey.manage': '問卷',
  'org.rights_survey': '問卷',
  'org.right.survey.edit': '編輯問卷',
  'org.right.survey.edit.text': '新增、編輯、複製和刪除問卷草稿',
  'org.right.survey.publish': '發布問卷',
  'org.right.survey.publish.text': '發布、結束、封存問卷，提醒尚未回覆的人',
  'org.right.survey.results': '檢視問卷結果',
  'org.right.survey.results.text': '檢視和匯出結果，以及實名問卷中誰尚未回覆',
} satisfies Record<keyof typeof source, string>
