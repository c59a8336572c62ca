import type { mediaDocumentTexts as source } from '../zh-cn/media.document.ts'

export const mediaDocumentTexts = {
  'media.document': '文件',
} satisfies Record<keyof typeof source, string>
