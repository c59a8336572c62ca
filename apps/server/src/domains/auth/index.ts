export { authDomain } from './auth.domain.ts'
export { demoPasswords } from './demo-password.service.ts'
export { makeSetUpCode } from './setup.service.ts'
