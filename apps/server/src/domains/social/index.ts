export { addOpinions, type DemoOpinions } from './opinion.demo.ts'
export { type SocialServices, socialDomain } from './social.domain.ts'
export type { SocialStates } from './social.kind.ts'
export { collects, comments, likes, scores, socialCounts } from './social.tables.ts'
