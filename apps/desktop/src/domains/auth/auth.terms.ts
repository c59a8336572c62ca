import type { DomainTerms } from '../../kernel/terms.ts'

export const authTerms = {
  batches: { 'auth.own-data': 'auth.batch_own_data' },
} satisfies DomainTerms
