import { loginPath } from '@sands/rules/gate'

export const authLinks = {
  /** Comes back to `target` after signing in. */
  login: (target?: string) => loginPath(target),
  setNewPassword: () => '/setNewPassword',
}
