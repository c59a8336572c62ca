import type { orgTexts as source } from '../zh-cn/org.ts'

export const orgTexts = {
  'org.my': '我的',
  'org.department': '部門',
  'org.college': '學院',
  'org.no_post': '尚無職位資料',
} satisfies Record<keyof typeof source, string>
