import type { communityTexts as source } from '../zh-cn/community.ts'

export const communityTexts = {
  'community.board': '板塊',
  'community.fault_files': '有檔案沒有傳好，請重試或移除',
} satisfies Record<keyof typeof source, string>
