import type { settingsErrors as source } from '../zh-cn/settings.errors.ts'

export const settingsErrors = {
  'settings.short_link_gone': 'This link is no longer valid',
} satisfies Record<keyof typeof source, string>
