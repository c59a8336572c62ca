import type { kernelDraftManageTexts as source } from '../zh-cn/kernel.draft.manage.ts'

export const kernelDraftManageTexts = {
  'manage.draft_undo': 'Hoàn tác',
  'manage.draft_undo_keys': 'Hoàn tác (Ctrl+Z)',
  'manage.draft_redo': 'Làm lại',
  'manage.draft_redo_keys': 'Làm lại (Ctrl+Shift+Z)',
  'manage.draft_saved': 'Đã lưu {time}',
  'manage.draft_saving': 'Đang lưu…',
  'manage.draft_no_draft': 'Chưa có bản nháp; thay đổi đầu tiên sẽ tạo ra',
  'manage.draft_unsaved': 'Chưa lưu: {reason}',
  'manage.draft_unsaved_offline': 'Chưa lưu: mất mạng, sẽ tự lưu khi có lại',
  'manage.draft_unsaved_conflict': 'Chưa lưu: người khác đã sửa bản nháp',
  'manage.draft_news': 'Người khác vừa sửa bản nháp; đây là bản mới nhất',
  'manage.draft_removed': 'Đã xóa “{name}”',
  'manage.conflict': 'Ai đó vừa thay đổi nội dung này',
  'manage.conflict_by': '{name} đã thay đổi nội dung này, {time}',
  'manage.conflict_text': 'Nội dung bạn nhập vẫn còn ở đây và chưa được lưu.',
  'manage.conflict_theirs': 'Tải bản của họ',
  'manage.conflict_mine': 'Ghi đè bằng bản của tôi',
} satisfies Record<keyof typeof source, string>
