import type { courseImportManageTexts as source } from '../zh-cn/course.import.manage.ts'

export const courseImportManageTexts = {
  'course.manage_import': '批次匯入',
  'course.manage_import_text':
    '用一張表格一次建立多門課程：最多 500 列，CSV 或 XLSX。每一列成為一份草稿，發佈前可以逐一檢查。',
  'course.manage_import_category': '分類用「/」分層，例如「門市營運/服務與銷售」；沒有的分類會新增。',
  'course.manage_import_files': '講師與檔案有多個時用「；」隔開；檔案須已在媒體庫中，按名稱對應。',
  'course.manage_import_template': '下載範本',
  'course.manage_import_template_name': '課程匯入範本',
  'course.manage_import_choose': '選擇檔案',
  'course.manage_import_other': '換一個檔案',
  'course.manage_import_good': '{count} 門課程可以匯入',
  'course.manage_import_categories': '將新增分類：{names}',
  'course.manage_import_run': '匯入 {count} 門課程',
  'course.manage_column_title': '課程名稱',
  'course.manage_column_category': '分類',
  'course.manage_column_introduction': '簡介',
  'course.manage_column_lecturers': '講師',
  'course.manage_column_files': '課件檔案',
  'course.manage_import_drafts': '查看草稿',
  'course.manage_import_example_note': '範本第二列是示例，匯入時會略過。',
  'course.manage_example_title': '示例：手沖咖啡入門（此列不會匯入）',
  'course.manage_example_category': '門店營運/服務與銷售',
  'course.manage_example_introduction': '認識器具，學會三種沖煮手法。',
  'course.manage_example_lecturers': '李明；王芳',
  'course.manage_example_files': '器具介紹.mp4；沖煮手冊.pdf',
} satisfies Record<keyof typeof source, string>
