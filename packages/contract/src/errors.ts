import { authErrors } from './auth/auth.errors.ts'
import { homeErrors } from './home/home.errors.ts'
import { kernelErrors } from './kernel/kernel.errors.ts'
import { mediaErrors } from './media/media.errors.ts'
import { messageErrors } from './message/message.errors.ts'
import { opsErrors } from './ops/ops.errors.ts'
import { orgErrors } from './org/org.errors.ts'
import { settingsErrors } from './settings/settings.errors.ts'

/** Every error the server can answer with, by name. */
export const errors = {
  ...kernelErrors,
  ...opsErrors,
  ...settingsErrors,
  ...mediaErrors,
  ...orgErrors,
  ...authErrors,
  ...messageErrors,
  ...homeErrors,
}

export type ErrorName = keyof typeof errors
