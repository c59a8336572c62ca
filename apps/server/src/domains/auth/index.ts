export { authDomain } from './auth.domain.ts'
export { makeSetUpCode } from './setup.service.ts'
