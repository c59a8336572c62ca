import type { socialErrors as source } from '../zh-cn/social.errors.ts'

export const socialErrors = {
  'social.gone': 'Nội dung không còn hoặc bạn không có quyền xem',
  'social.rated_already': 'Bạn đã đánh giá rồi, mỗi người chỉ đánh giá một lần',
  'social.comment_gone': 'Bình luận không còn hoặc đã bị xóa',
  'social.comments_closed': 'Nội dung này không mở bình luận',
  'social.not_yours': 'Bạn chỉ có thể xóa bình luận của mình',
  'social.comment_there': 'Bình luận này chưa bị gỡ',
  'social.taken_back': 'Tác giả đã xóa bình luận này, không thể khôi phục',
  'social.not_begun': 'Bắt đầu học rồi mới có thể đánh giá',
  'social.only_tried': 'Mua rồi mới có thể bình luận và đánh giá',
  'social.word_blocked': 'Bình luận có từ không được phép: {word}',
  'social.too_fast': 'Bạn bình luận quá nhanh. Vui lòng thử lại sau {seconds} giây',
  'social.reported_already': 'Bạn đã báo cáo bình luận này',
} satisfies Record<keyof typeof source, string>
