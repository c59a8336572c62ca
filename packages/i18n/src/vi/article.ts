import type { articleTexts as source } from '../zh-cn/article.ts'

export const articleTexts = {
  'article.detail': 'Bài viết',
  'article.search': 'Tìm bài viết',
  'article.search_clear': 'Xóa tìm kiếm',
  'article.categories': 'Danh mục',
  'article.all': 'Tất cả',
  'article.pinned': 'Ghim',
  'article.elsewhere': 'Trang bên ngoài',
  'article.open_page': 'Mở {host}',
  'article.none': 'Chưa có bài viết',
  'article.none_text': 'Tin tức và bài viết của công ty sẽ xuất hiện tại đây',
  'article.none_here': 'Danh mục này chưa có bài viết',
  'article.show_all': 'Xem tất cả bài viết',
  'article.none_found': 'Không tìm thấy “{words}”',
  'article.closed_title': 'Đăng nhập để đọc',
  'article.closed_text': 'Bài viết này chỉ dành cho người trong công ty',
  'article.sign_in': 'Đăng nhập',
  'article.sign_in_to_talk': 'Đăng nhập để thích, lưu và bình luận',
} satisfies Record<keyof typeof source, string>
