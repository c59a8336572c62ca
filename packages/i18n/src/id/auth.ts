import type { authTexts as source } from '../zh-cn/auth.ts'

export const authTexts = {
  'auth.way_closed_title': 'Cara ini tidak tersedia',
  'auth.way_closed_text': 'Hubungi administrator atau masuk dengan cara lain',
  'auth.deletion_waiting': 'Permintaan penghapusan menunggu',
} satisfies Record<keyof typeof source, string>
