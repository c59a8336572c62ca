import type { communityShellTexts as source } from '../zh-cn/community.shell.ts'

export const communityShellTexts = {
  'community.mine': 'My posts',
  'community.one_content': 'Post',
  'community.kind_content': 'Community',
  'community.act_publish': 'Publish: {title}',
} satisfies Record<keyof typeof source, string>
