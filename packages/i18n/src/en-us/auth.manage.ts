import type { authManageTexts as source } from '../zh-cn/auth.manage.ts'

export const authManageTexts = {
  'auth.panel_text': 'The place to learn at work: one account for your computer and your phone.',
  'auth.welcome': 'Welcome back',
  'auth.welcome_text': 'Sign in with your company account',
  'auth.sign_in_to_continue': 'Sign in and we will take you to the page you asked for',
  'auth.too_many_tries': 'Too many wrong passwords for this account. Please wait a moment',
  'auth.demo_one_click': 'Demo accounts, one click to sign in',
  'auth.back_to_sign_in': 'Back to sign-in',
} satisfies Record<keyof typeof source, string>
