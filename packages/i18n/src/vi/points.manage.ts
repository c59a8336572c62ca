import type { pointsManageTexts as source } from '../zh-cn/points.manage.ts'

export const pointsManageTexts = {
  'org.rights_points': 'Điểm',
  'org.right.points.rules.edit': 'Sửa quy tắc tích điểm',
  'org.right.points.rules.edit.text': 'Thay đổi quy tắc, thời hạn và xem thử',
  'org.right.points.ledger.view': 'Xem sổ điểm',
  'org.right.points.ledger.view.text': 'Xem bản ghi và điều chỉnh của mọi người, xuất tệp',
  'org.right.points.adjust': 'Đề xuất điều chỉnh điểm',
  'org.right.points.adjust.text': 'Đề xuất cộng hoặc trừ điểm, người khác duyệt',
  'org.right.points.approve': 'Duyệt điều chỉnh điểm',
  'org.right.points.approve.text': 'Duyệt hoặc từ chối điều chỉnh do người khác đề xuất',
  'points.manage': 'Điểm',
  'points.jump': 'Điểm của tôi',
  'points.batch_export': 'Xuất sổ điểm',
  'points.manage_rules': 'Quy tắc tích điểm',
  'points.manage_ledger': 'Sổ điểm',
  'points.manage_adjustments': 'Điều chỉnh điểm',
  'points.manage_state_any': 'Mọi trạng thái',
  'points.manage_state_proposed': 'Chờ duyệt',
  'points.manage_state_approved': 'Đã duyệt',
  'points.manage_state_rejected': 'Bị từ chối',
  'points.manage_state_withdrawn': 'Đã rút lại',
} satisfies Record<keyof typeof source, string>
