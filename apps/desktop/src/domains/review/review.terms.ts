import type { DomainTerms } from '../../kernel/terms.ts'

export const reviewTerms = {
  jumps: [{ to: 'approvals', text: 'review.jump_approvals' }],
} satisfies DomainTerms
