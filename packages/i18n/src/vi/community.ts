import type { communityTexts as source } from '../zh-cn/community.ts'

export const communityTexts = {
  'community.board': 'Chuyên mục',
  'community.fault_files': 'Một số tệp chưa tải lên được. Hãy thử lại hoặc xóa chúng',
} satisfies Record<keyof typeof source, string>
