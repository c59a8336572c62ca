export const authTemplates = {
  'auth.password_replaced.title': '登录密码已更改',
  'auth.password_replaced.content':
    '您的登录密码已于刚才更改，其他设备需要重新登录。如果不是您本人操作，请立即联系管理员。',
  'auth.welcome.title': '欢迎加入{college}',
  'auth.welcome.content': '{name}，您好！课程、考试、培训和公司通知都会在这里提醒您。先看看新手指南，三分钟就能上手。',
  'auth.contact_changed.title': '绑定的联系方式已更改',
  'auth.contact_changed.content': '您的账号刚绑定了 {shown}。如果不是您本人，请立即修改密码，并联系管理员。',
  'auth.new_device.title': '新设备登录',
  'auth.new_device.content':
    '您的账号刚在一台新设备上登录，网络 {network}。如果不是您本人，请在“账号与安全”中让它退出，并修改密码。',
  'auth.factor_added.title': '两步验证有新方式',
  'auth.factor_added.content': '您的账号添加了一种两步验证方式。如果不是您本人操作，请立即修改密码并联系管理员。',
  'auth.factor_removed.title': '两步验证方式已移除',
  'auth.factor_removed.content': '您的账号移除了一种两步验证方式。如果不是您本人操作，请立即修改密码并联系管理员。',
  'auth.factor_reset.title': '两步验证已重置',
  'auth.factor_reset.content': '管理员重置了您的两步验证，您已在各处退出。如果不是您提出的，请联系管理员。',
  'auth.factor_recovery_used.title': '使用了一个恢复码',
  'auth.factor_recovery_used.content': '有人用恢复码登录了您的账号。如果不是您本人，请立即修改密码并联系管理员。',
  'auth.factor_codes_renewed.title': '恢复码已更新',
  'auth.factor_codes_renewed.content':
    '您的账号生成了新的恢复码，旧的不再有效。如果不是您本人操作，请立即修改密码并联系管理员。',
  'auth.factor_guessed.title': '有人在猜测您的验证码',
  'auth.factor_guessed.content':
    '您的账号多次输入了错误的验证码，暂时不能使用验证码，通行密钥和恢复码仍可使用。如果不是您本人操作，说明有人知道您的密码，请立即修改密码并联系管理员。',
  'auth.factor_unfinished.title': '有一次登录未完成第二步',
  'auth.factor_unfinished.content':
    '有人完成了您账号登录的第一步，但没有完成第二步。如果不是您本人操作，说明有人知道您的密码，请立即修改密码并联系管理员。',
}
