import type { ErrorCatalog } from '../kernel/error.ts'

export const settingsErrors = {
  // Nobody made this short link, or its time is over.
  'settings.short_link_gone': { code: 4110001, status: 404 },
} satisfies ErrorCatalog
