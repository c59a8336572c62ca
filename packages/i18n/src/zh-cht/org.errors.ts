import type { orgErrors as source } from '../zh-cn/org.errors.ts'

export const orgErrors = {
  'org.college_unknown': '學院不存在',
} satisfies Record<keyof typeof source, string>
