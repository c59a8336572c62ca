import type { communityShellTexts as source } from '../zh-cn/community.shell.ts'

export const communityShellTexts = {
  'community.mine': 'Kiriman saya',
  'community.one_content': 'Kiriman',
  'community.kind_content': 'Komunitas',
  'community.act_publish': 'Terbitkan: {title}',
} satisfies Record<keyof typeof source, string>
