import type { communityShellTexts as source } from '../zh-cn/community.shell.ts'

export const communityShellTexts = {
  'community.mine': 'Bài của tôi',
  'community.one_content': 'Bài trong cộng đồng',
  'community.kind_content': 'Cộng đồng',
  'community.act_publish': 'Đăng: {title}',
} satisfies Record<keyof typeof source, string>
