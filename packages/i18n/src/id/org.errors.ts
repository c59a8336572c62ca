import type { orgErrors as source } from '../zh-cn/org.errors.ts'

export const orgErrors = {
  'org.college_unknown': 'Akademi tidak ditemukan',
} satisfies Record<keyof typeof source, string>
