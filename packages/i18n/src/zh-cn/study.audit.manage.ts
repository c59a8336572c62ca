/** How the audit log names what the domain records. */
export const studyAuditManageTexts = {
  'study.audit_thing_stay': '停留时长',
}
