import type { kernelManageTexts as source } from '../zh-cn/kernel.manage.ts'

export const kernelManageTexts = {
  'manage.title': '管理後台',
} satisfies Record<keyof typeof source, string>
