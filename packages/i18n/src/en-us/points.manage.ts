import type { pointsManageTexts as source } from '../zh-cn/points.manage.ts'

export const pointsManageTexts = {
  'org.rights_points': 'Points',
  'org.right.points.rules.edit': 'Edit earning rules',
  'org.right.points.rules.edit.text': 'Change earning rules and validity, and preview them',
  'org.right.points.ledger.view': 'View the points ledger',
  'org.right.points.ledger.view.text': 'See entries and adjustments of everybody, and export them',
  'org.right.points.adjust': 'Propose points adjustments',
  'org.right.points.adjust.text': 'Propose to give or take points; somebody else approves',
  'org.right.points.approve': 'Approve points adjustments',
  'org.right.points.approve.text': 'Approve or reject adjustments that others proposed',
  'points.manage': 'Points',
  'points.jump': 'My points',
  'points.batch_export': 'Export of the points ledger',
  'points.manage_rules': 'Earning rules',
  'points.manage_ledger': 'Ledger',
  'points.manage_adjustments': 'Adjustments',
  'points.manage_state_any': 'All states',
  'points.manage_state_proposed': 'Waiting for approval',
  'points.manage_state_approved': 'Approved',
  'points.manage_state_rejected': 'Rejected',
  'points.manage_state_withdrawn': 'Withdrawn',
} satisfies Record<keyof typeof source, string>
