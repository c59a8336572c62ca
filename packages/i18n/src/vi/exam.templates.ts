import type { examTemplates as source } from '../zh-cn/exam.templates.ts'

export const examTemplates = {
  'exam.opens.title': 'Bài thi “{exam}” đã mở',
  'exam.opens.content': 'Bạn có thể làm bài thi “{exam}” ngay bây giờ. Nhấn để xem thời hạn và quy định.',
  'exam.ends_soon.title': 'Bài thi “{exam}” sắp kết thúc',
  'exam.ends_soon.content': 'Bài thi “{exam}” sẽ kết thúc trong vòng 24 giờ và bạn chưa làm bài.',
  'exam.result.title': 'Đã có kết quả bài thi “{exam}”',
  'exam.result.content': 'Bài thi “{exam}” của bạn đã có kết quả. Nhấn để xem.',
  'exam.retake.title': 'Bạn có thêm một cơ hội cho bài thi “{exam}”',
  'exam.retake.content': 'Bài thi “{exam}” đã được mở lại cho bạn. Nhấn để xem thời hạn và số lần thi còn lại.',
  'exam.reminder.title': 'Nhắc nhở: bài thi “{exam}”',
  'exam.reminder.content': 'Bạn chưa làm bài thi “{exam}”. Vui lòng hoàn thành trước khi bài thi đóng.',
  'exam.practice_opens.title': 'Bài luyện tập “{practice}” đã mở',
  'exam.practice_opens.content': 'Bạn có thể làm bài luyện tập “{practice}”. Nhấn để bắt đầu.',
  'exam.practice_ends_soon.title': 'Bài luyện tập “{practice}” sắp kết thúc',
  'exam.practice_ends_soon.content': 'Bài luyện tập “{practice}” kết thúc trong 24 giờ tới, bạn chưa hoàn thành.',
} satisfies Record<keyof typeof source, string>
