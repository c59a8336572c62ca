import type { authTexts as source } from '../zh-cn/auth.ts'

export const authTexts = {
  'auth.way_closed_title': 'This way is not open',
  'auth.way_closed_text': 'Please ask your administrator, or sign in another way',
  'auth.deletion_waiting': 'Your request for deletion is waiting',
} satisfies Record<keyof typeof source, string>
