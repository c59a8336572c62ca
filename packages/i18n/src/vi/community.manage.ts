import type { communityManageTexts as source } from '../zh-cn/community.manage.ts'

export const communityManageTexts = {
  'community.manage': 'Cộng đồng',
  'community.manage_cases': 'Kiểm duyệt',
  'community.manage_boards': 'Chuyên mục',
  'community.jump_community': 'Cộng đồng',
  'community.jump_communityContent': 'Bài trong cộng đồng',
  'community.one_communityContent': 'Bài đăng',
  'community.pick_communityContent': 'Chọn bài đăng',
  'community.jump_board': 'Chuyên mục cộng đồng',
  'community.one_board': 'Chuyên mục',
  'community.pick_board': 'Chọn chuyên mục',
  'community.use_content': 'Bài trong cộng đồng',
  'community.use_board': 'Chuyên mục cộng đồng',
  'community.use_banner': 'Băng rôn cộng đồng',
  'org.rights_community': 'Cộng đồng',
  'org.right.community.manage': 'Quản lý chuyên mục cộng đồng',
  'org.right.community.manage.text': 'Chuyên mục, băng rôn, người điều hành và từ cần theo dõi.',
  'org.right.community.moderate': 'Kiểm duyệt cộng đồng',
  'org.right.community.moderate.text': 'Xử lý báo cáo; duyệt, ẩn, khôi phục và ghim bài ở mọi chuyên mục; cấm đăng.',
} satisfies Record<keyof typeof source, string>
