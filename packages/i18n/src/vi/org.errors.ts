import type { orgErrors as source } from '../zh-cn/org.errors.ts'

export const orgErrors = {
  'org.college_unknown': 'Học viện không tồn tại',
} satisfies Record<keyof typeof source, string>
