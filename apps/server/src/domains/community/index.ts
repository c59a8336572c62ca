export { communityDomain } from './community.domain.ts'
