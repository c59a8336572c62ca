import type { DomainTerms } from '../../kernel/terms.ts'

export const settingsTerms = {
  jumps: [{ to: 'setting', text: 'settings.jump_setting' }],
  filePlaces: { 'settings.skin': { text: 'settings.use_skin', path: '/manage/settings/skin' } },
} satisfies DomainTerms
