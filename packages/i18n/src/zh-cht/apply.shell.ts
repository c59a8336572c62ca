import type { applyShellTexts as source } from '../zh-cn/apply.shell.ts'

export const applyShellTexts = {
  'apply.my': '報名中心',
} satisfies Record<keyof typeof source, string>
