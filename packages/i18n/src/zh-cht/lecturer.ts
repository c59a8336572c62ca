import type { lecturerTexts as source } from '../zh-cn/lecturer.ts'

export const lecturerTexts = {
  'lecturer.detail': '講師詳情',
  'lecturer.search': '搜尋講師',
  'lecturer.search_hint': '姓名、公司或級別',
  'lecturer.search_start': '想找哪位講師？',
  'lecturer.search_text': '輸入姓名、公司或級別，結果會立即出現',
  'lecturer.kinds': '講師類型',
  'lecturer.kind_all': '全部',
  'lecturer.kind_internal': '內部講師',
  'lecturer.kind_external': '外部講師',
  'lecturer.kind_official': '官方講師',
  'lecturer.kind_assistant': '助教',
  'lecturer.courses': '講授課程',
  'lecturer.duration': '課程總時長',
  'lecturer.introduction': '講師介紹',
  'lecturer.none': '還沒有講師',
  'lecturer.none_text': '公司的講師會出現在這裡',
  'lecturer.none_of_kind': '這個類型還沒有講師',
  'lecturer.show_all': '查看全部講師',
  'lecturer.none_found': '沒有找到「{words}」',
} satisfies Record<keyof typeof source, string>
