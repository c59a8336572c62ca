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
  'auth.factor_added.title': '兩步驗證有新方式',
  'auth.factor_added.content': '您的帳號新增了一種兩步驗證方式。如果不是您本人操作，請立即修改密碼並聯絡管理員。',
  'auth.factor_removed.title': '兩步驗證方式已移除',
  'auth.factor_removed.content': '您的帳號移除了一種兩步驗證方式。如果不是您本人操作，請立即修改密碼並聯絡管理員。',
  'auth.factor_reset.title': '兩步驗證已重設',
  'auth.factor_reset.content': '管理員重設了您的兩步驗證，您已在各處登出。如果不是您提出的，請聯絡管理員。',
  'auth.factor_recovery_used.title': '使用了一組復原碼',
  'auth.factor_recovery_used.content': '有人用復原碼登入了您的帳號。如果不是您本人，請立即修改密碼並聯絡管理員。',
  'auth.factor_codes_renewed.title': '復原碼已更新',
  'auth.factor_codes_renewed.content':
    '您的帳號產生了新的復原碼，舊的不再有效。如果不是您本人操作，請立即修改密碼並聯絡管理員。',
  'auth.factor_guessed.title': '有人在猜測您的驗證碼',
  'auth.factor_guessed.content':
    '您的帳號多次輸入了錯誤的驗證碼，暫時不能使用驗證碼，通行金鑰和復原碼仍可使用。如果不是您本人操作，表示有人知道您的密碼，請立即修改密碼並聯絡管理員。',
  'auth.factor_unfinished.title': '有一次登入未完成第二步',
  'auth.factor_unfinished.content':
    '有人完成了您帳號登入的第一步，但沒有完成第二步。如果不是您本人操作，表示有人知道您的密碼，請立即修改密碼並聯絡管理員。',
} satisfies Record<keyof typeof source, string>
