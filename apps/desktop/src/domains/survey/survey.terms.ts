import type { DomainTerms } from '../../kernel/terms.ts'

export const surveyTerms = {} satisfies DomainTerms
