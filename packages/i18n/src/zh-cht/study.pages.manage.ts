import type { studyPagesManageTexts as source } from '../zh-cn/study.pages.manage.ts'

export const studyPagesManageTexts = {
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
  'study.note_all': '全部筆記',
  'study.note_none_yet': '還沒有筆記',
  'study.note_thing_gone': '內容已下架',
  'study.note_of_gone': '已刪除的內容',
} satisfies Record<keyof typeof source, string>
