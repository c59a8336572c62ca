import type { mediaShellTexts as source } from '../zh-cn/media.shell.ts'

export const mediaShellTexts = {
  'media.downloads': 'Nội dung đã tải',
} satisfies Record<keyof typeof source, string>
