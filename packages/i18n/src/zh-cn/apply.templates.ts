export const applyTemplates = {
  'apply.booked.title': '报名成功：{name}',
  'apply.booked.content': '您已获得“{name}”的名额。',
  'apply.waiting.title': '已进入候补：{name}',
  'apply.waiting.content': '“{name}”名额已满，您已进入候补名单，有空位时会自动递补并通知您。',
  'apply.promoted.title': '候补成功：{name}',
  'apply.promoted.content': '“{name}”有空位，您已从候补名单递补。',
  'apply.removed.title': '报名名额已取消：{name}',
  'apply.removed.content': '组织者取消了您在“{name}”的名额。原因：{reason}',
  'apply.cancelled.title': '报名已取消：{name}',
  'apply.cancelled.content': '“{name}”的报名已取消。原因：{reason}',
}
