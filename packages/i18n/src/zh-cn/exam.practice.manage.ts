export const examPracticeManageTexts = {
  'exam.audit_thing_practice': '练习',
  'exam.audit_act_ended': '结束',
  'exam.jump_practice': '练习',
  'exam.jump_practices': '我的练习',
  'exam.pick_practice': '选择练习',
  'exam.field_mode': '练习方式',
  'exam.field_questionIds': '题目',
  'exam.field_draws': '抽题规则',
  'exam.field_isRepeatable': '可重复练习',
  'exam.field_completion': '完成要求',
  'exam.field_accuracyPercent': '要求的正确率',
}
