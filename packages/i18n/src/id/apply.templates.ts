import type { applyTemplates as source } from '../zh-cn/apply.templates.ts'

export const applyTemplates = {
  'apply.booked.title': 'Anda mendapat tempat: {name}',
  'apply.booked.content': 'Anda mendapat tempat di “{name}”.',
  'apply.waiting.title': 'Daftar tunggu: {name}',
  'apply.waiting.content': '“{name}” penuh. Anda di daftar tunggu; Anda naik otomatis dan diberi tahu.',
  'apply.promoted.title': 'Anda naik: {name}',
  'apply.promoted.content': 'Ada tempat kosong di “{name}”, dan itu milik Anda.',
  'apply.removed.title': 'Tempat Anda ditarik: {name}',
  'apply.removed.content': 'Penyelenggara menarik tempat Anda di “{name}”. Alasan: {reason}',
  'apply.cancelled.title': 'Pendaftaran dibatalkan: {name}',
  'apply.cancelled.content': 'Pendaftaran “{name}” dibatalkan. Alasan: {reason}',
} satisfies Record<keyof typeof source, string>
