import { authErrors } from './auth.errors.ts'
import { kernelErrors } from './kernel.errors.ts'
import { opsErrors } from './ops.errors.ts'
import { orgErrors } from './org.errors.ts'

/** Texts that only the server needs: they travel in the envelope's `msg`. */
export const errorTexts = { ...kernelErrors, ...opsErrors, ...orgErrors, ...authErrors }
