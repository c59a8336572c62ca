import type { surveyTemplates as source } from '../zh-cn/survey.templates.ts'

export const surveyTemplates = {
  'survey.opened.title': 'Mời tham gia khảo sát: {name}',
  'survey.opened.content': 'Khảo sát “{name}” đã mở. Chúng tôi mong nhận được ý kiến của bạn.',
  'survey.opened_anonymous.title': 'Mời tham gia khảo sát ẩn danh: {name}',
  'survey.opened_anonymous.content':
    'Khảo sát ẩn danh “{name}” đã mở. Câu trả lời của bạn được lưu mà không gắn với bạn.',
  'survey.reminder.title': 'Bạn chưa trả lời khảo sát: {name}',
  'survey.reminder.content':
    'Chúng tôi chưa nhận được câu trả lời của bạn cho khảo sát “{name}”. Vui lòng dành chút thời gian điền vào.',
} satisfies Record<keyof typeof source, string>
