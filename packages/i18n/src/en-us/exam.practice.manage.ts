import type { examPracticeManageTexts as source } from '../zh-cn/exam.practice.manage.ts'

export const examPracticeManageTexts = {
  'exam.audit_thing_practice': 'Practice',
  'exam.audit_act_ended': 'Ended',
  'exam.jump_practice': 'Practice',
  'exam.jump_practices': 'My practice',
  'exam.pick_practice': 'Choose a practice',
  'exam.field_mode': 'How it is practised',
  'exam.field_questionIds': 'Questions',
  'exam.field_draws': 'Draws',
  'exam.field_isRepeatable': 'Repeatable',
  'exam.field_completion': 'Goal',
  'exam.field_accuracyPercent': 'Right answers needed',
} satisfies Record<keyof typeof source, string>
