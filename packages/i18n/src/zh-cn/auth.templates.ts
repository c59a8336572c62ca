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
}
