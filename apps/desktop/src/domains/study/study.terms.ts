import type { DomainTerms } from '../../kernel/terms.ts'

export const studyTerms = {
  batches: { 'study.stay': 'study.batch_stay' },
  batchCounts: { people: 'study.batch_count_people' },
} satisfies DomainTerms
