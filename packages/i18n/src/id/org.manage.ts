import type { orgManageTexts as source } from '../zh-cn/org.manage.ts'

export const orgManageTexts = {
  'org.colleges': 'Akademi Anda',
  'org.college_current': 'Saat ini',
  'org.not_set': 'Belum diisi',
  'org.label_team': 'Belajar tim',
  'org.label_teaching': 'Pengajaran',
  'org.label_manage': 'Manajemen',
} satisfies Record<keyof typeof source, string>
