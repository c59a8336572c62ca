import type { orgShellTexts as source } from '../zh-cn/org.shell.ts'

export const orgShellTexts = {
  'org.profile': 'Profil',
} satisfies Record<keyof typeof source, string>
