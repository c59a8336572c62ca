export const messageShellTexts = {
  'message.title': '消息',
  'message.unread': '{count, plural, other {# 条未读}}',
}
