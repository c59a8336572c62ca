import type { DomainTerms } from '../../kernel/terms.ts'

export const socialTerms = {
  jumps: [{ to: 'myCollection', text: 'social.jump_myCollection' }],
  filePlaces: { 'social.comment': { text: 'social.use_comment', path: '/manage/social/comments', by: 'keyword' } },
} satisfies DomainTerms
