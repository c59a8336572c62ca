import type { applyTemplates as source } from '../zh-cn/apply.templates.ts'

export const applyTemplates = {
  'apply.booked.title': '報名成功：{name}',
  'apply.booked.content': '您已獲得「{name}」的名額。',
  'apply.waiting.title': '已進入候補：{name}',
  'apply.waiting.content': '「{name}」名額已滿，您已進入候補名單，有空位時會自動遞補並通知您。',
  'apply.promoted.title': '候補成功：{name}',
  'apply.promoted.content': '「{name}」有空位，您已從候補名單遞補。',
  'apply.removed.title': '報名名額已取消：{name}',
  'apply.removed.content': '組織者取消了您在「{name}」的名額。原因：{reason}',
  'apply.cancelled.title': '報名已取消：{name}',
  'apply.cancelled.content': '「{name}」的報名已取消。原因：{reason}',
} satisfies Record<keyof typeof source, string>
