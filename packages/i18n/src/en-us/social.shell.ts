import type { socialShellTexts as source } from '../zh-cn/social.shell.ts'

export const socialShellTexts = {
  'social.collections': 'Saved',
} satisfies Record<keyof typeof source, string>
