export { faceDomain } from './face.domain.ts'
