import type { studyManageTexts as source } from '../zh-cn/study.manage.ts'

export const studyManageTexts = {
  'study.manage': '學習',
  'study.stay': '停留時長',
  'study.batch_stay': '匯出停留時長',
  'study.batch_count_people': '人數',
  'study.notes': '我的筆記',
  'org.rights_study': '學習',
  'org.right.study.report': '檢視停留時長',
  'org.right.study.report.text': '檢視和匯出每個人在應用程式中停留了多久',
} satisfies Record<keyof typeof source, string>
