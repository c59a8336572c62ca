import type { communityManageTexts as source } from '../zh-cn/community.manage.ts'

export const communityManageTexts = {
  'org.rights_community': 'Cộng đồng',
  'org.right.community.manage': 'Quản lý chuyên mục cộng đồng',
  'org.right.community.manage.text': 'Chuyên mục, băng rôn, người điều hành và từ cần theo dõi.',
  'org.right.community.moderate': 'Kiểm duyệt cộng đồng',
  'org.right.community.moderate.text': 'Xử lý báo cáo; duyệt, ẩn, khôi phục và ghim bài ở mọi chuyên mục; cấm đăng.',
} satisfies Record<keyof typeof source, string>
