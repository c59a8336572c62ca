import type { kernelDraftManageTexts as source } from '../zh-cn/kernel.draft.manage.ts'

export const kernelDraftManageTexts = {
  'manage.draft_undo': '復原',
  'manage.draft_undo_keys': '復原（Ctrl+Z）',
  'manage.draft_redo': '重做',
  'manage.draft_redo_keys': '重做（Ctrl+Shift+Z）',
  'manage.draft_saved': '已儲存 {time}',
  'manage.draft_saving': '正在儲存…',
  'manage.draft_no_draft': '還沒有草稿，修改後會自動儲存',
  'manage.draft_unsaved': '未儲存：{reason}',
  'manage.draft_unsaved_offline': '未儲存：沒有網路，恢復後自動儲存',
  'manage.draft_unsaved_conflict': '未儲存：草稿被別人改過',
  'manage.draft_news': '別人更新了草稿，已顯示最新內容',
  'manage.draft_removed': '已刪除「{name}」',
  'manage.conflict': '有人剛剛變更了這裡',
  'manage.conflict_by': '{name} 在 {time} 變更了這裡',
  'manage.conflict_text': '您填寫的內容還在，沒有儲存。',
  'manage.conflict_theirs': '載入對方的版本',
  'manage.conflict_mine': '用我的覆蓋',
} satisfies Record<keyof typeof source, string>
