import type { communityShellTexts as source } from '../zh-cn/community.shell.ts'

export const communityShellTexts = {
  'community.mine': '我的發佈',
  'community.one_content': '社群內容',
  'community.kind_content': '社群',
  'community.act_publish': '發佈：{title}',
} satisfies Record<keyof typeof source, string>
