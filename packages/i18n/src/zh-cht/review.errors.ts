import type { reviewErrors as source } from '../zh-cn/review.errors.ts'

export const reviewErrors = {
  'review.unknown': '這份答卷不存在，或不由您批閱',
  'review.claimed': '{name}正在批閱這份答卷',
  'review.marked_already': '{name}已批閱完這份答卷',
  'review.approval_unknown': '這個申請不存在，或者不由您處理',
  'review.approval_own': '不能審批自己提出的申請',
  'review.approval_decided': '這個申請已經處理過了',
  'review.approval_withdrawn': '申請人已經撤回這個申請',
  'review.approval_reason_missing': '請寫明不同意的理由',
  'review.approval_nobody': '沒有人可以審批，請聯絡管理員',
  'review.approval_too_many': '您有太多申請還在等待處理',
  'review.approval_bad_person': '不能選擇這個人',
  'review.approval_reminded': '剛剛提醒過，請稍後再試',
  'review.approval_bad_time': '請檢查離開的時間',
  'review.approval_asked_already': '您已經提出過申請，正在等待處理',
  'review.flow_unknown': '這個審批流程不存在',
  'review.flow_incomplete': '有步驟沒有填寫完整',
  'review.flow_too_many': '審批流程的數量已到上限',
  'review.head_unknown': '這個部門不存在',
  'review.publication_old': '內容在申請後又有修改，請作者重新申請',
} satisfies Record<keyof typeof source, string>
