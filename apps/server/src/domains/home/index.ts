export { homeDomain } from './home.domain.ts'
