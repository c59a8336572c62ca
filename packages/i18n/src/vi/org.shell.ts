import type { orgShellTexts as source } from '../zh-cn/org.shell.ts'

export const orgShellTexts = {
  'org.profile': 'Hồ sơ cá nhân',
} satisfies Record<keyof typeof source, string>
