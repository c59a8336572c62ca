import type { settingsErrors as source } from '../zh-cn/settings.errors.ts'

export const settingsErrors = {
  'settings.short_link_gone': 'Liên kết không còn hiệu lực',
} satisfies Record<keyof typeof source, string>
