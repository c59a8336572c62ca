import type { lecturerTexts as source } from '../zh-cn/lecturer.ts'

export const lecturerTexts = {
  'lecturer.title': 'Pengajar',
} satisfies Record<keyof typeof source, string>
