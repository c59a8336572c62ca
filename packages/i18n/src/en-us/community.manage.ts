import type { communityManageTexts as source } from '../zh-cn/community.manage.ts'

export const communityManageTexts = {
  'community.manage': 'Community',
  'community.manage_cases': 'Moderation',
  'community.manage_boards': 'Boards',
  'community.jump_community': 'Community',
  'community.jump_communityContent': 'Community post',
  'community.one_communityContent': 'Post',
  'community.pick_communityContent': 'Choose a post',
  'community.jump_shortVideo': 'Album or short video',
  'community.one_shortVideo': 'Album or short video',
  'community.pick_shortVideo': 'Choose an album or a short video',
  'community.jump_board': 'Community board',
  'community.one_board': 'Board',
  'community.pick_board': 'Choose a board',
  'community.use_content': 'Community post',
  'community.use_board': 'Community board',
  'community.use_banner': 'Community banner',
  'org.rights_community': 'Community',
  'org.right.community.manage': 'Manage boards of the community',
  'org.right.community.manage.text': 'Boards, banners, moderators and watched words.',
  'org.right.community.moderate': 'Moderate the community',
  'org.right.community.moderate.text':
    'Decides on reports; approves, hides, restores and pins posts of every board; mutes people.',
  'community.manage_all_posts': 'All posts',
  'community.manage_mutes': 'Mutes',
  'community.manage_banners': 'Banners',
  'community.manage_statistics': 'Statistics',
  'community.batch_posts': 'Export of posts',
  'org.right.community.disclose': 'Ask for anonymous authors',
  'org.right.community.disclose.text':
    'Asks who has written an anonymous post, or confirms the request of another person. It takes two people, and both are recorded in the audit log.',
  'community.source_board': 'Discussion board',
  'community.source_has_board': 'Has its own discussion board',
  'community.source_board_hint':
    'People who see it can open the board from its page and write there. It is switched on at once.',
  'community.source_count':
    '{count, plural, one {# post} other {# posts}}. People who see it can open the board from its page.',
  'community.source_on': 'The board is switched on',
  'community.source_off': 'Switch off',
  'community.source_off_ask': 'Switch the board off?',
  'community.source_off_text': 'Nobody sees its posts any more. They come back when you switch it on again.',
} satisfies Record<keyof typeof source, string>
