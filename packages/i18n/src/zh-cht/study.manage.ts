import type { studyManageTexts as source } from '../zh-cn/study.manage.ts'

export const studyManageTexts = {
  'study.notes': '我的筆記',
  'study.note_write': '寫筆記',
  'study.note_hint': '寫下此刻的想法，僅自己可見',
  'study.note_save': '儲存筆記',
  'study.note_edit': '編輯筆記',
  'study.note_remove': '刪除筆記',
  'study.note_remove_ask': '刪除這則筆記？',
  'study.note_act': '筆記“{content}”',
  'study.note_remove_act': '刪除筆記“{content}”',
  'study.note_waiting': '連線後自動儲存',
  'study.note_refused': '沒有儲存：{reason}',
  'study.note_none': '邊學邊記，筆記會定位到當時的進度，點一下就能回到那裡',
  'study.note_none_course': '這門課程還沒有筆記',
  'study.note_whole': '整節',
  'study.note_pin': '改為目前位置',
  'study.note_go': '跳到 {place}',
  'study.note_more': '顯示更多',
} satisfies Record<keyof typeof source, string>
