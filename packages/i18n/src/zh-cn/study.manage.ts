export const studyManageTexts = {
  'study.manage': '学习',
  'study.stay': '停留时长',
  'study.batch_stay': '导出停留时长',
  'study.batch_count_people': '人数',
  'study.notes': '我的笔记',
  'org.rights_study': '学习',
  'org.right.study.report': '查看停留时长',
  'org.right.study.report.text': '查看和导出每个人在应用中停留了多久',
}
