import type { mediaShellTexts as source } from '../zh-cn/media.shell.ts'

export const mediaShellTexts = {
  'media.downloads': 'My downloads',
} satisfies Record<keyof typeof source, string>
