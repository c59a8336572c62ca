import type { authErrors as source } from '../zh-cn/auth.errors.ts'

export const authErrors = {
  'auth.bad_credentials': '帳號或密碼不正確',
  'auth.wait_before_next_try': '密碼錯誤次數過多，請在 {seconds} 秒後重試',
  'auth.account_disabled': '帳號已停用，請聯絡管理員',
  'auth.password_change_due': '首次登入請設定新密碼',
  'auth.refresh_refused': '登入已過期，請重新登入',
  'auth.unsupported_grant': '不支援這種登入方式',
  'auth.unknown_client': '用戶端認證失敗',
  'auth.change_token_expired': '設定密碼的連結已失效，請重新登入',
  'auth.weak_password': '密碼須為 8 至 30 位，包含數字、字母和符號，且不能有空格',
  'auth.same_password': '新密碼不能與原密碼相同',
  'auth.setup_done': '系統已完成初始化',
  'auth.setup_code': '初始化碼不正確，請查看伺服器啟動時列印的內容',
  'auth.one_time_expired': '一次性密碼已過期，請聯絡管理員',
  'auth.wrong_password': '目前的密碼不正確',
  'auth.demo_password_refused': '示範密碼是公開的，不能在這部伺服器上使用。請聯絡管理員重設密碼',
} satisfies Record<keyof typeof source, string>
