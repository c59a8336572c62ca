export const messageManageTexts = {
  'message.send_area': '消息',
  'message.send_compose': '发送消息',
  'message.send_outgoing': '已发送的消息',
  'message.send_state_scheduled': '待发送',
  'message.send_state_sending': '发送中',
  'message.send_state_sent': '已发送',
  'message.send_state_cancelled': '已取消',
  'message.jump_messages': '消息列表',
  'message.use_message': '消息',
  'message.channels': '消息渠道',
  'org.right.message.channels.edit': '设置消息渠道',
  'org.right.message.channels.edit.text': '决定各类消息通过邮件、短信和办公应用发送，以及免打扰和汇总时间',
}
