import type { surveyErrors as source } from '../zh-cn/survey.errors.ts'

export const surveyErrors = {
  'survey.gone': '問卷不存在，或者您沒有權限檢視',
  'survey.not_open': '目前不在問卷開放時間內，無法提交',
  'survey.replied_already': '您已經提交過這份問卷',
  'survey.edition_replaced': '題目剛剛有更新，請核對後重新提交',
  'survey.incomplete': '還有 {count} 題尚未填寫或填寫有誤',
  'survey.device_unknown': '無法識別這部裝置，請重新整理頁面後再試',
  'survey.draft_anonymous': '匿名問卷的草稿只儲存在您的裝置上',
  'survey.wrong_state': '目前狀態不允許這項操作',
  'survey.anonymity_fixed': '問卷發佈以後，不能再變更是否匿名',
  'survey.has_faults': '還有 {count} 處需要完善，暫時不能發佈',
  'survey.too_few': '匿名回覆不足 {least} 份，暫不顯示結果',
  'survey.anonymous': '匿名問卷無法檢視誰已回覆',
  'survey.reminded_today': '24 小時內已經提醒過一次',
  'survey.visitor': '訪客',
  'survey.other': '其他',
  'survey.column.time': '提交時間',
  'survey.column.person': '姓名',
  'survey.column.department': '部門',
  'survey.file.export': '問卷回覆 版次',
} satisfies Record<keyof typeof source, string>
