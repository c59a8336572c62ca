import type { mediaDocumentTexts as source } from '../zh-cn/media.document.ts'

export const mediaDocumentTexts = {
  'media.document': 'Tài liệu',
} satisfies Record<keyof typeof source, string>
