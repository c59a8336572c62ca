import type { authManageTexts as source } from '../zh-cn/auth.manage.ts'

export const authManageTexts = {
  'auth.panel_text': '公司的學習園地，一個帳號，電腦與手機通用。',
  'auth.welcome': '歡迎回來',
  'auth.welcome_text': '請使用公司帳號登入',
  'auth.sign_in_to_continue': '登入後將回到您要開啟的頁面',
  'auth.too_many_tries': '這個帳號密碼錯誤次數過多，請稍候再試',
  'auth.demo_one_click': '示範帳號，點一下即可登入',
  'auth.back_to_sign_in': '返回登入',
} satisfies Record<keyof typeof source, string>
