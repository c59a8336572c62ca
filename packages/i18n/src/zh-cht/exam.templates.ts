import type { examTemplates as source } from '../zh-cn/exam.templates.ts'

export const examTemplates = {
  'exam.opens.title': '考試「{exam}」已開放',
  'exam.opens.content': '考試「{exam}」現在可以參加了，點選查看時間和規定。',
  'exam.ends_soon.title': '考試「{exam}」即將截止',
  'exam.ends_soon.content': '考試「{exam}」將在 24 小時內截止，您還沒有參加。',
  'exam.result.title': '考試「{exam}」成績已公布',
  'exam.result.content': '您參加的考試「{exam}」已有結果，點選查看。',
  'exam.retake.title': '您可以再次參加考試「{exam}」',
  'exam.retake.content': '管理員為您開放了考試「{exam}」，點選查看截止時間和剩餘次數。',
  'exam.reminder.title': '提醒：請參加考試「{exam}」',
  'exam.reminder.content': '您還沒有參加考試「{exam}」，請在截止前完成。',
  'exam.practice_opens.title': '練習「{practice}」已開放',
  'exam.practice_opens.content': '練習「{practice}」現在可以做了，點選開始。',
  'exam.practice_ends_soon.title': '練習「{practice}」即將截止',
  'exam.practice_ends_soon.content': '練習「{practice}」將在 24 小時內截止，您還沒有完成。',
} satisfies Record<keyof typeof source, string>
