import type { settingsErrors as source } from '../zh-cn/settings.errors.ts'

export const settingsErrors = {
  'settings.short_link_gone': '連結已失效',
} satisfies Record<keyof typeof source, string>
