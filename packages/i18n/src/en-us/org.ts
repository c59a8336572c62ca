import type { orgTexts as source } from '../zh-cn/org.ts'

export const orgTexts = {
  'org.my': 'Me',
  'org.department': 'Department',
  'org.college': 'College',
  'org.no_post': 'No position on record',
} satisfies Record<keyof typeof source, string>
