import type { mediaShellTexts as source } from '../zh-cn/media.shell.ts'

export const mediaShellTexts = {
  'media.downloads': '我的下載',
} satisfies Record<keyof typeof source, string>
