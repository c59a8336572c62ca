export { type CommunityServices, communityDomain } from './community.domain.ts'
