import type { kernelEditorManageTexts as source } from '../zh-cn/kernel.editor.manage.ts'

export const kernelEditorManageTexts = {
  'manage.editor_edit': '編輯',
  'manage.editor_preview': '手機預覽',
  'manage.publish_no_right': '您可以編輯草稿；發佈需要「{right}」權限',
  'manage.publish_hold_conflict': '請先選擇保留誰的修改',
  'manage.publish_hold_busy': '檔案上傳完成後可以發佈',
  'manage.publish_when': '發佈時間',
  'manage.publish_now': '立即發佈',
  'manage.publish_later': '定時發佈',
  'manage.publish_at': '發佈於',
  'manage.publish_at_hint': '按這台電腦的時區（{zone}）',
  'manage.publish_at_fault': '請選擇一年之內的將來時間',
  'manage.publish_unsaved': '草稿還沒有儲存，沒有發佈。請按頁面提示處理後再發佈。',
  'manage.publish_conflict': '草稿剛剛被他人修改，尚未發佈。請載入最新內容後再決定。',
  'manage.publish_load_latest': '載入最新內容並繼續',
  'manage.audience_all': '「{college}」的所有人都能看到。要只給一部分人看，需要「選擇可見範圍」的權限。',
  'manage.audience_some': '只有一部分人能看到，此範圍保持不變。要修改，需要「選擇可見範圍」的權限。',
} satisfies Record<keyof typeof source, string>
