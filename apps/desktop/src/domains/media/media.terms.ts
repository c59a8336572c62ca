import { FAIL_REASONS } from '@sands/rules/upload'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

export const mediaTerms = {
  jumps: [
    { to: 'video', text: 'media.jump_video' },
    { to: 'document', text: 'media.jump_document' },
  ],
  filePlaces: { 'media.caption': { text: 'media.use_caption', path: '/manage/media/library', by: 'open' } },
  audit: {
    things: { file: 'media.audit_thing_file' },
    acts: textsOf(['caption-removed', 'caption-saved'], (act) => `media.audit_act_${act}`),
    fields: textsOf(['bytes', 'caption', 'failReason', 'label', 'sha256'], (field) => `media.audit_field_${field}`),
    values: { failReason: textsOf(FAIL_REASONS, (reason) => `media.fail_${reason}`) },
  },
} satisfies DomainTerms
