export const authErrors = {
  'auth.bad_credentials': '账号或密码不正确',
  'auth.wait_before_next_try': '密码错误次数过多，请在 {seconds} 秒后重试',
  'auth.account_disabled': '账号已停用，请联系管理员',
  'auth.password_change_due': '首次登录请设置新密码',
  'auth.refresh_refused': '登录已过期，请重新登录',
  'auth.unsupported_grant': '不支持这种登录方式',
  'auth.unknown_client': '客户端认证失败',
  'auth.change_token_expired': '设置密码的链接已失效，请重新登录',
  'auth.weak_password': '密码须为 8 至 30 位，包含数字、字母和符号，且不能有空格',
  'auth.same_password': '新密码不能与原密码相同',
}
