export const messageErrors = {
  'message.gone': '消息不存在或已删除',
}
