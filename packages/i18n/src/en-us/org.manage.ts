import type { orgManageTexts as source } from '../zh-cn/org.manage.ts'

export const orgManageTexts = {
  'org.colleges': 'Your colleges',
  'org.college_current': 'Current',
  'org.not_set': 'Not set',
  'org.label_team': 'Team learning',
  'org.label_teaching': 'Teaching',
  'org.label_manage': 'Management',
} satisfies Record<keyof typeof source, string>
