import { AppstoreOutlined, MessageOutlined, VideoCameraOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

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
      kind: 'shortVideo',
      text: 'community.jump_shortVideo',
      one: 'community.one_shortVideo',
      pick: 'community.pick_shortVideo',
      icon: VideoCameraOutlined,
      tint: 'sand',
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
  batches: { 'community.posts': 'community.batch_posts' },
  filePlaces: {
    'community.content': { text: 'community.use_content' },
    'community.limited': { text: 'community.use_content' },
    'community.board': { text: 'community.use_board' },
    'community.banner': { text: 'community.use_banner' },
  },
} satisfies DomainTerms
