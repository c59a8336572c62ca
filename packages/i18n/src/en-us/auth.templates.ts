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
} satisfies Record<keyof typeof source, string>
