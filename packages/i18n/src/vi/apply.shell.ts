import type { applyShellTexts as source } from '../zh-cn/apply.shell.ts'

export const applyShellTexts = {
  'apply.my': 'Đăng ký',
} satisfies Record<keyof typeof source, string>
