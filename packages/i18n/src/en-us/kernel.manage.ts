import type { kernelManageTexts as source } from '../zh-cn/kernel.manage.ts'

export const kernelManageTexts = {
  'manage.title': 'Management',
} satisfies Record<keyof typeof source, string>
