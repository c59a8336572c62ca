export const messageErrors = {
  'message.gone': '消息不存在或已删除',
  'message.gone_already': '这条消息已发送或已取消，无法再修改',
  'message.nobody': '所选范围内没有人，请重新选择接收人',
  'message.bad_time': '发送时间须在当前时间之后、一年之内',
  'message.bad_jump': '跳转目标不完整或链接无法打开',
  'message.channel_open': '查看详情',
  'message.channel_footer': '您收到此消息，因为您是“{college}”的成员。在此更改接收方式：',
  'message.digest_title': '{count, plural, other {您有 # 条新消息}}',
  'message.digest_more': '{count, plural, other {还有 # 条}}',
}
