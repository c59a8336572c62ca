import type { applyShellTexts as source } from '../zh-cn/apply.shell.ts'

export const applyShellTexts = {
  'apply.my': 'Sign-ups',
} satisfies Record<keyof typeof source, string>
