import type { orgErrors as source } from '../zh-cn/org.errors.ts'

export const orgErrors = {
  'org.college_unknown': 'There is no such college',
} satisfies Record<keyof typeof source, string>
