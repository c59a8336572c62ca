import type { orgShellTexts as source } from '../zh-cn/org.shell.ts'

export const orgShellTexts = {
  'org.profile': '個人資料',
} satisfies Record<keyof typeof source, string>
