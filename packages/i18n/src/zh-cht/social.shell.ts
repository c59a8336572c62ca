import type { socialShellTexts as source } from '../zh-cn/social.shell.ts'

export const socialShellTexts = {
  'social.collections': '我的收藏',
} satisfies Record<keyof typeof source, string>
