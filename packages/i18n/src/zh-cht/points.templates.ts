import type { pointsTemplates as source } from '../zh-cn/points.templates.ts'

export const pointsTemplates = {
  'points.proposed.title': '有一筆積分調整等待審核',
  'points.proposed.content':
    '{name} 提議為{person}調整 {points} 積分。原因：{reason}。請在電腦版的「積分 > 積分調整」中審核。',
  'points.given.title': '您獲得了 {points} 積分',
  'points.given.content': '公司為您增加了 {points} 積分。原因：{reason}',
  'points.taken.title': '您的積分被扣除 {points}',
  'points.taken.content': '公司扣除了您 {points} 積分。原因：{reason}',
  'points.expiring.title': '{points} 積分即將到期',
  'points.expiring.content': '您有 {points} 積分將從 {date} 起陸續到期，請盡快使用。',
} satisfies Record<keyof typeof source, string>
