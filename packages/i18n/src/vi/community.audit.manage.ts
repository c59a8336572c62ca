import type { communityAuditManageTexts as source } from '../zh-cn/community.audit.manage.ts'

export const communityAuditManageTexts = {
  'community.audit_thing_board': 'Chuyên mục',
  'community.audit_thing_content': 'Bài đăng',
  'community.audit_thing_banner': 'Băng rôn cộng đồng',
  'community.audit_thing_word': 'Từ cần theo dõi',
  'community.audit_thing_person': 'Thành viên cộng đồng',
  'community.audit_act_approved': 'đã duyệt',
  'community.audit_act_refused': 'đã từ chối',
  'community.audit_act_reviewed': 'đã xem xét',
  'community.audit_act_warned': 'đã nhắc nhở tác giả',
  'community.audit_act_hidden': 'đã ẩn',
  'community.audit_act_restored': 'đã khôi phục',
  'community.audit_act_pinned': 'đã ghim',
  'community.audit_act_unpinned': 'đã bỏ ghim',
  'community.audit_act_muted': 'đã cấm đăng',
  'community.audit_act_unmuted': 'đã bỏ cấm đăng',
  'community.audit_act_moderators': 'đã đổi người điều hành',
  'community.audit_act_taken_over': 'Chuyển thành tin tức',
  'community.audit_act_author_asked': 'đã yêu cầu xem tác giả',
  'community.audit_act_author_refused': 'đã kết thúc yêu cầu xem tác giả',
  'community.audit_act_author_disclosed': 'đã xác nhận xem tác giả',
} satisfies Record<keyof typeof source, string>
