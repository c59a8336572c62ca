import type { examAuditManageTexts as source } from '../zh-cn/exam.audit.manage.ts'

export const examAuditManageTexts = {
  'exam.audit_thing_attempt': '答卷',
  'exam.audit_act_marked': '批閱',
  'exam.audit_act_regrade_started': '重新評分',
  'exam.audit_act_sealed_taken': '採用離線答卷',
  'exam.audit_act_sealed_refused': '拒絕離線答卷',
  'exam.audit_field_score': '分數',
  'exam.audit_field_isQualified': '合格',
  'exam.audit_field_reason': '原因',
  'exam.audit_thing_practice': '練習',
  'exam.audit_act_ended': '結束',
  'exam.audit_thing_report': '考試報告',
  'exam.audit_act_reminded': '傳送提醒',
  'exam.audit_act_compared': '比對答案',
  'exam.audit_thing_question': '題目',
  'exam.audit_thing_paper': '試卷',
  'exam.audit_thing_exam': '考試',
  'exam.audit_act_override_added': '單獨調整',
  'exam.audit_act_override_removed': '取消單獨調整',
  'exam.audit_act_archived': '封存',
} satisfies Record<keyof typeof source, string>
