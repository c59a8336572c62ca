import type { examPracticeManageTexts as source } from '../zh-cn/exam.practice.manage.ts'

export const examPracticeManageTexts = {
  'exam.audit_thing_practice': '練習',
  'exam.audit_act_ended': '結束',
  'exam.jump_practice': '練習',
  'exam.jump_practices': '我的練習',
  'exam.pick_practice': '選擇練習',
  'exam.field_mode': '練習方式',
  'exam.field_questionIds': '題目',
  'exam.field_draws': '抽題規則',
  'exam.field_isRepeatable': '可重複練習',
  'exam.field_completion': '完成要求',
  'exam.field_accuracyPercent': '要求的正確率',
} satisfies Record<keyof typeof source, string>
