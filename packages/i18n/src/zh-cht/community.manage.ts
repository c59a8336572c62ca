import type { communityManageTexts as source } from '../zh-cn/community.manage.ts'

export const communityManageTexts = {
  'org.rights_community': '社群',
  'org.right.community.manage': '管理社群板塊',
  'org.right.community.manage.text': '設定板塊、橫幅、版主和敏感詞。',
  'org.right.community.moderate': '管理社群內容',
  'org.right.community.moderate.text': '處理檢舉，審核、隱藏、恢復和置頂所有板塊的內容，以及禁言。',
} satisfies Record<keyof typeof source, string>
