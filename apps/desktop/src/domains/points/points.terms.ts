import type { DomainTerms } from '../../kernel/terms.ts'

export const pointsTerms = {
  jumps: [{ to: 'points', text: 'points.jump' }],
  batches: { 'points.export': 'points.batch_export' },
} satisfies DomainTerms
