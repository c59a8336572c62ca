import type { examLearnManageTexts as source } from '../zh-cn/exam.learn.manage.ts'

export const examLearnManageTexts = {
  'exam.learn_intro': '在這裡參加考試，查看成績與答案卷',
  'exam.learn_states': '依狀態篩選',
  'exam.learn_none_here': '沒有這個狀態的考試',
  'exam.learn_show_all': '查看全部考試',
  'exam.learn_questions': '{count} 題',
  'exam.learn_view': '作答方式',
  'exam.learn_back': '返回考試',
  'exam.learn_answered': '作答情況',
} satisfies Record<keyof typeof source, string>
