import { loginPath } from '@sands/rules/gate'

export const authLinks = {
  /** Returns to `target` after signing in. */
  login: (target?: string) => loginPath(target),
  setNewPassword: () => '/setNewPassword',
  phoneLogin: () => '/phoneLogin',
  forget: () => '/forget',
  reset: () => '/reset',
  register: () => '/register',
  multiAccount: () => '/multiAccount',
  account: () => '/accountAndSafe',
  reviseEmail: () => '/reviseEmail',
  reviseMobile: () => '/reviseMobile',
  revisePass: () => '/revisePass',
  privacy: () => '/privacy',
  secondFactor: () => '/secondFactor',
}
