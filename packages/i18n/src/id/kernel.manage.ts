import type { kernelManageTexts as source } from '../zh-cn/kernel.manage.ts'

export const kernelManageTexts = {
  'manage.title': 'Manajemen',
} satisfies Record<keyof typeof source, string>
