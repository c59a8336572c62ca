import type { communityManageTexts as source } from '../zh-cn/community.manage.ts'

export const communityManageTexts = {
  'community.manage': '社群',
  'community.manage_cases': '內容審核',
  'community.manage_boards': '板塊',
  'community.jump_community': '社群',
  'community.jump_communityContent': '社群內容',
  'community.one_communityContent': '社群內容',
  'community.pick_communityContent': '選擇社群內容',
  'community.jump_board': '社群板塊',
  'community.one_board': '板塊',
  'community.pick_board': '選擇板塊',
  'community.use_content': '社群內容',
  'community.use_board': '社群板塊',
  'community.use_banner': '社群橫幅',
  'org.rights_community': '社群',
  'org.right.community.manage': '管理社群板塊',
  'org.right.community.manage.text': '設定板塊、橫幅、版主和敏感詞。',
  'org.right.community.moderate': '管理社群內容',
  'org.right.community.moderate.text': '處理檢舉，審核、隱藏、恢復和置頂所有板塊的內容，以及禁言。',
} satisfies Record<keyof typeof source, string>
