import type { feedbackManageTexts as source } from '../zh-cn/feedback.manage.ts'

export const feedbackManageTexts = {
  'org.rights_feedback': 'Góp ý',
  'org.right.feedback.answer': 'Xử lý góp ý',
  'org.right.feedback.answer.text': 'Xem, phân công, trả lời, đóng và xuất góp ý của học viên',
  'org.right.feedback.settings.edit': 'Cài đặt góp ý',
  'org.right.feedback.settings.edit.text': 'Quản lý loại góp ý và người nhận của kênh CEO',
  'feedback.manage': 'Góp ý',
  'feedback.manage_list': 'Xử lý góp ý',
  'feedback.batch_export': 'Xuất góp ý',
  'feedback.manage_settings': 'Cài đặt góp ý',
  'feedback.use_feedback': 'Góp ý',
  'feedback.jump_feedback': 'Góp ý',
  'feedback.jump_ceoChannel': 'Kênh CEO',
} satisfies Record<keyof typeof source, string>
