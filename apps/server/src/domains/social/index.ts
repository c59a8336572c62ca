export type { SocialState, SocialStates } from './social.kind.ts'
