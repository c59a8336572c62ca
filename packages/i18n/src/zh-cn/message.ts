export const messageTexts = {
  'message.title': '消息',
}
