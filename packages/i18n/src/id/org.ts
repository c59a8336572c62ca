import type { orgTexts as source } from '../zh-cn/org.ts'

export const orgTexts = {
  'org.my': 'Saya',
  'org.department': 'Departemen',
  'org.college': 'Akademi',
  'org.no_post': 'Belum ada jabatan',
} satisfies Record<keyof typeof source, string>
