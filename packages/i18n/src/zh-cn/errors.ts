import { authErrors } from './auth.errors.ts'
import { homeErrors } from './home.errors.ts'
import { kernelErrors } from './kernel.errors.ts'
import { mediaErrors } from './media.errors.ts'
import { messageErrors } from './message.errors.ts'
import { opsErrors } from './ops.errors.ts'
import { orgErrors } from './org.errors.ts'
import { settingsErrors } from './settings.errors.ts'

/** Texts that only the server needs: they travel in the envelope's `msg`. */
export const errorTexts = {
  ...kernelErrors,
  ...opsErrors,
  ...settingsErrors,
  ...mediaErrors,
  ...orgErrors,
  ...authErrors,
  ...messageErrors,
  ...homeErrors,
}
