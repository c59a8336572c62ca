export const trainingTemplates = {
  'training.assigned.title': 'Bạn có chương trình đào tạo mới: {training}',
  'training.assigned.content': 'Bạn đã trở thành thành viên của “{training}”. Mở để xem nhiệm vụ và thời gian.',
  'training.completed.title': 'Bạn đã hoàn thành {training}',
  'training.completed.content': 'Chúc mừng! Bạn đã đáp ứng mọi yêu cầu của “{training}”.',
  'training.reminder.title': 'Nhắc nhở: hãy hoàn thành {training}',
  'training.reminder.content': '“{training}” vẫn còn nhiệm vụ chưa hoàn thành. Mở để học tiếp.',
  'training.declined.title': 'Đăng ký {training} không được duyệt',
  'training.declined.content': 'Đăng ký của bạn cho “{training}” không được duyệt. {reason}',
  'training.returned.title': '“{task}” bị trả lại',
  'training.returned.content': 'Bài “{task}” của bạn trong “{training}” bị trả lại: {reason}',
}
