import type { orgTexts as source } from '../zh-cn/org.ts'

export const orgTexts = {
  'org.my': 'Tôi',
  'org.department': 'Phòng ban',
  'org.college': 'Học viện',
  'org.no_post': 'Chưa có chức vụ',
} satisfies Record<keyof typeof source, string>
