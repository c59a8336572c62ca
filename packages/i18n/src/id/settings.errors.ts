import type { settingsErrors as source } from '../zh-cn/settings.errors.ts'

export const settingsErrors = {
  'settings.short_link_gone': 'Tautan sudah tidak berlaku',
} satisfies Record<keyof typeof source, string>
