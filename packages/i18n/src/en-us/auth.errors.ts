import type { authErrors as source } from '../zh-cn/auth.errors.ts'

export const authErrors = {
  'auth.bad_credentials': 'Wrong account or password',
  'auth.wait_before_next_try':
    'Too many wrong passwords. Please try again in {seconds, plural, one {# second} other {# seconds}}',
  'auth.account_disabled': 'This account is disabled. Please contact your administrator',
  'auth.password_change_due': 'Please choose a new password first',
  'auth.refresh_refused': 'Your session has expired. Please sign in again',
  'auth.unsupported_grant': 'This way of signing in is not supported',
  'auth.unknown_client': 'Authentication failure',
  'auth.change_token_expired': 'This step has expired. Please sign in again',
  'auth.weak_password': 'Use 8 to 30 characters with digits, letters and symbols, and no spaces',
  'auth.same_password': 'The new password must differ from the old one',
  'auth.setup_done': 'This installation has already been set up',
  'auth.setup_code': 'This is not the code that the server printed when it started',
  'auth.one_time_expired': 'This one-time password has expired. Please ask your administrator for a new one',
  'auth.wrong_password': 'The current password is not right',
  'auth.demo_password_refused':
    'The demo password is public and is not accepted on this server. Please ask your administrator to reset it',
  'auth.common_password': 'This password is too easy to guess. Please choose another',
  'auth.code_refused': 'The code is wrong or no longer valid, or there is no account for it',
  'auth.code_wait': 'Too many codes. Please try again in {seconds} seconds',
  'auth.sms_unavailable': 'Text messages cannot be sent right now. Please use another way or try later',
  'auth.mail_unavailable': 'E-mail cannot be sent right now. Please use another way or try later',
  'auth.way_closed': 'Your company has not opened this way',
  'auth.choose_account': 'Please choose an account',
  'auth.select_token_expired': 'This choice has expired. Please sign in again',
  'auth.number_wrong': 'This is not a phone number',
  'auth.code_message': 'Your code is {code}. It is valid for {minutes} minutes. Do not share it.',
  'auth.authorization_failed': 'Login authorization failed',
  'auth.provider_unavailable': 'The other service does not answer. Please try again later or sign in another way',
} satisfies Record<keyof typeof source, string>
