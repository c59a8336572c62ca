export const authManageTexts = {
  'auth.panel_text': '公司的学习园地，一个账号，电脑与手机通用。',
  'auth.welcome': '欢迎回来',
  'auth.welcome_text': '请使用公司账号登录',
  'auth.sign_in_to_continue': '登录后将回到您要打开的页面',
  'auth.too_many_tries': '这个账号密码错误次数过多，请稍候再试',
  'auth.demo_one_click': '演示账号，点一下即可登录',
  'auth.back_to_sign_in': '返回登录',
}
