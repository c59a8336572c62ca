import type { communityManageTexts as source } from '../zh-cn/community.manage.ts'

export const communityManageTexts = {
  'org.rights_community': 'Community',
  'org.right.community.manage': 'Manage boards of the community',
  'org.right.community.manage.text': 'Boards, banners, moderators and watched words.',
  'org.right.community.moderate': 'Moderate the community',
  'org.right.community.moderate.text':
    'Decides on reports; approves, hides, restores and pins posts of every board; mutes people.',
} satisfies Record<keyof typeof source, string>
