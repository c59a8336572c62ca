export const pointsTemplates = {
  'points.proposed.title': '有一笔积分调整等待审核',
  'points.proposed.content':
    '{name} 提议为{person}调整 {points} 积分。原因：{reason}。请在电脑版的“积分 > 积分调整”中审核。',
  'points.given.title': '您获得了 {points} 积分',
  'points.given.content': '公司为您增加了 {points} 积分。原因：{reason}',
  'points.taken.title': '您的积分被扣除 {points}',
  'points.taken.content': '公司扣除了您 {points} 积分。原因：{reason}',
  'points.expiring.title': '{points} 积分即将到期',
  'points.expiring.content': '您有 {points} 积分将从 {date} 起陆续到期，请尽快使用。',
}
