export { applyDomain } from './apply.domain.ts'
