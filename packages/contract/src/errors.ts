import { authErrors } from './auth/auth.errors.ts'
import { kernelErrors } from './kernel/kernel.errors.ts'
import { opsErrors } from './ops/ops.errors.ts'
import { orgErrors } from './org/org.errors.ts'

/** Every error the server can answer with, by name. */
export const errors = { ...kernelErrors, ...opsErrors, ...orgErrors, ...authErrors }

export type ErrorName = keyof typeof errors
