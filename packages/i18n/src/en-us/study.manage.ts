import type { studyManageTexts as source } from '../zh-cn/study.manage.ts'

export const studyManageTexts = {
  'study.manage': 'Study',
  'study.stay': 'Stay time',
  'study.batch_stay': 'Export of stay time',
  'study.batch_count_people': 'People',
  'study.notes': 'My notes',
  'org.rights_study': 'Study',
  'org.right.study.report': 'See stay time',
  'org.right.study.report.text': 'See and export how long people were in the app',
} satisfies Record<keyof typeof source, string>
