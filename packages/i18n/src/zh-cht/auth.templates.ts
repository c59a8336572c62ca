import type { authTemplates as source } from '../zh-cn/auth.templates.ts'

export const authTemplates = {
  'auth.password_replaced.title': '登入密碼已變更',
  'auth.password_replaced.content':
    '您的登入密碼剛剛已變更，其他裝置需要重新登入。如果不是您本人操作，請立即聯絡管理員。',
  'auth.welcome.title': '歡迎加入{college}',
  'auth.welcome.content': '{name}，您好！課程、考試、培訓和公司通知都會在這裡提醒您。先看看新手指南，三分鐘就能上手。',
  'auth.contact_changed.title': '綁定的聯絡方式已變更',
  'auth.contact_changed.content': '您的帳號剛綁定了 {shown}。若非您本人，請立即修改密碼，並聯絡管理員。',
  'auth.new_device.title': '新裝置登入',
  'auth.new_device.content':
    '您的帳號剛在一台新裝置上登入，網路 {network}。若非您本人，請在「帳號與安全」中讓它登出，並修改密碼。',
} satisfies Record<keyof typeof source, string>
