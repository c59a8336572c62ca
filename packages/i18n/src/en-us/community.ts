import type { communityTexts as source } from '../zh-cn/community.ts'

export const communityTexts = {
  'community.board': 'Board',
  'community.fault_files': 'Some files were not uploaded. Try again or remove them',
} satisfies Record<keyof typeof source, string>
