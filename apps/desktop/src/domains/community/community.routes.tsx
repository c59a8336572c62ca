import type { DomainScreens } from '../../kernel/screens.ts'
import { communityTerms } from './community.terms.ts'

/** The desktop has no page of the community; other pages name its content. */
export const communityScreens = {
  domain: 'community',
  order: 700,
  ...communityTerms,
} satisfies DomainScreens
