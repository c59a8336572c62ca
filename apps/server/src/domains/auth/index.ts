export type { AccountApproval } from './account/account-approvals.kind.ts'
export { type AuthServices, authDomain } from './auth.domain.ts'
export { demoPasswords } from './password/demo-password.service.ts'
export { makeSetUpCode } from './setup/setup.service.ts'
