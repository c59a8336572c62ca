import type { surveyTemplates as source } from '../zh-cn/survey.templates.ts'

export const surveyTemplates = {
  'survey.opened.title': 'Silakan isi survei: {name}',
  'survey.opened.content': 'Survei “{name}” sudah dibuka. Kami menantikan pendapat Anda.',
  'survey.opened_anonymous.title': 'Silakan isi survei anonim: {name}',
  'survey.opened_anonymous.content':
    'Survei anonim “{name}” sudah dibuka. Jawaban Anda disimpan tanpa kaitan dengan Anda.',
  'survey.reminder.title': 'Menunggu jawaban Anda: {name}',
  'survey.reminder.content':
    'Kami belum menerima jawaban Anda untuk survei “{name}”. Mohon luangkan waktu untuk mengisinya.',
} satisfies Record<keyof typeof source, string>
