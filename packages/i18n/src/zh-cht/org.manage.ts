import type { orgManageTexts as source } from '../zh-cn/org.manage.ts'

export const orgManageTexts = {
  'org.colleges': '我的學院',
  'org.college_current': '目前',
  'org.not_set': '未填寫',
  'org.label_team': '團隊學習',
  'org.label_teaching': '教學管理',
  'org.label_manage': '管理權限',
} satisfies Record<keyof typeof source, string>
