import type { DomainTerms } from '../../kernel/terms.ts'

export const orgTerms = {
  jumps: [
    { to: 'my', text: 'org.jump_my' },
    { to: 'profile', text: 'org.jump_profile' },
  ],
  batches: { 'org.import': 'org.batch_import', 'org.export': 'org.batch_export', 'org.codes': 'org.batch_codes' },
  batchCounts: { given: 'org.batch_count_given' },
  filePlaces: {
    'org.avatar': { text: 'org.use_avatar' },
    'org.logo': { text: 'org.use_logo', path: '/manage/org/colleges' },
  },
} satisfies DomainTerms
