import type { DomainTerms } from '../../kernel/terms.ts'

export const mediaTerms = {
  jumps: [
    { to: 'video', text: 'media.jump_video' },
    { to: 'document', text: 'media.jump_document' },
  ],
  filePlaces: { 'media.caption': { text: 'media.use_caption', path: '/manage/media/library', by: 'open' } },
} satisfies DomainTerms
