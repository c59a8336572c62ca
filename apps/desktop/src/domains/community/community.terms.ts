import { AppstoreOutlined, MessageOutlined } from '@ant-design/icons'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

export const communityTerms = {
  jumps: [{ to: 'community', text: 'community.jump_community' }],
  contents: [
    {
      kind: 'communityContent',
      text: 'community.jump_communityContent',
      one: 'community.one_communityContent',
      pick: 'community.pick_communityContent',
      icon: MessageOutlined,
      tint: 'plum',
    },
    {
      kind: 'board',
      text: 'community.jump_board',
      one: 'community.one_board',
      pick: 'community.pick_board',
      icon: AppstoreOutlined,
      tint: 'sea',
    },
  ],
  filePlaces: {
    'community.content': { text: 'community.use_content' },
    'community.board': { text: 'community.use_board' },
    'community.banner': { text: 'community.use_banner' },
  },
  audit: {
    things: textsOf(['board', 'content', 'banner', 'word', 'person'], (thing) => `community.audit_thing_${thing}`),
    acts: {
      ...textsOf(
        [
          ...(['approved', 'refused', 'reviewed', 'warned', 'hidden', 'restored'] as const),
          ...(['pinned', 'unpinned', 'muted', 'unmuted'] as const),
        ],
        (act) => `community.audit_act_${act}`,
      ),
      'moderators-changed': 'community.audit_act_moderators',
    },
  },
} satisfies DomainTerms
