import type { authTemplates as source } from '../zh-cn/auth.templates.ts'

export const authTemplates = {
  'auth.password_replaced.title': 'Your password was changed',
  'auth.password_replaced.content':
    'Your password has just been changed, and your other devices have to sign in again. If this was not you, please contact your administrator at once.',
  'auth.welcome.title': 'Welcome to {college}',
  'auth.welcome.content':
    'Hello {name}! Courses, exams, training and company notices will reach you here. Have a look at the guide first: three minutes, and you know your way around.',
  'auth.contact_changed.title': 'Your contact details were changed',
  'auth.contact_changed.content':
    'Your account is now bound to {shown}. If this was not you, change your password and contact your administrator at once.',
  'auth.new_device.title': 'Sign-in on a new device',
  'auth.new_device.content':
    'Your account was just used on a new device, from {network}. If this was not you, sign it out under “Account and security” and change your password.',
  'auth.factor_added.title': 'A way of two-step verification was added',
  'auth.factor_added.content':
    'A way of two-step verification was added to your account. If this was not you, change your password at once and tell an administrator.',
  'auth.factor_removed.title': 'A way of two-step verification was removed',
  'auth.factor_removed.content':
    'A way of two-step verification was removed from your account. If this was not you, change your password at once and tell an administrator.',
  'auth.factor_reset.title': 'Your two-step verification was reset',
  'auth.factor_reset.content':
    'An administrator reset your two-step verification, and you were signed out everywhere. If you did not ask for it, tell an administrator.',
  'auth.factor_recovery_used.title': 'A recovery code was used',
  'auth.factor_recovery_used.content':
    'Somebody used one of your recovery codes. If this was not you, change your password at once and tell an administrator.',
  'auth.factor_codes_renewed.title': 'New recovery codes',
  'auth.factor_codes_renewed.content':
    'New recovery codes were made for your account; the old ones no longer work. If this was not you, change your password at once and tell an administrator.',
  'auth.factor_guessed.title': 'Somebody is guessing your codes',
  'auth.factor_guessed.content':
    'Many wrong codes were entered for your account, so codes have to wait for a while. Passkeys and recovery codes still work. If this was not you, somebody knows your password: change it at once and tell an administrator.',
  'auth.factor_unfinished.title': 'A sign-in without its second step',
  'auth.factor_unfinished.content':
    'Somebody did the first step of your sign-in, but not the second one. If this was not you, somebody knows your password: change it at once and tell an administrator.',
} satisfies Record<keyof typeof source, string>
