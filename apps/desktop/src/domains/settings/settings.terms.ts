import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

export const settingsTerms = {
  jumps: [{ to: 'setting', text: 'settings.jump_setting' }],
  filePlaces: { 'settings.skin': { text: 'settings.use_skin', path: '/manage/settings/skin' } },
  audit: {
    things: textsOf(['agreement', 'skin', 'text'], (thing) => `settings.audit_thing_${thing}`),
    acts: { chosen: 'settings.audit_act_chosen' },
    fields: textsOf(
      ['heading', 'paragraphs', 'sections', 'tabBackgroundFileId', 'theme'],
      (field) => `settings.audit_field_${field}`,
    ),
    values: { theme: textsOf(['red', 'blue', 'orange'], (theme) => `settings.theme_${theme}`) },
  },
} satisfies DomainTerms
