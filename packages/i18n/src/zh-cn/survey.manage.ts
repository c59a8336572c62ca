export const surveyManageTexts = {
  'survey.manage': '调研',
  'org.rights_survey': '调研',
  'org.right.survey.edit': '编辑调研',
  'org.right.survey.edit.text': '新建、编辑、复制和删除调研草稿',
  'org.right.survey.publish': '发布调研',
  'org.right.survey.publish.text': '发布、结束、归档调研，提醒尚未回复的人',
  'org.right.survey.results': '查看调研结果',
  'org.right.survey.results.text': '查看和导出结果，以及实名调研中谁尚未回复',
}
