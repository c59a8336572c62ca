import { ApartmentOutlined, BellOutlined, MessageOutlined, SendOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { UnreadCount } from './learn/unread-count.tsx'
import { messageTerms } from './message.terms.ts'

export const messageScreens = {
  domain: 'message',
  order: 600,
  ...messageTerms,
  label: 'message.send_area',
  portal: [
    {
      path: '/messages',
      label: 'message.title',
      icon: BellOutlined,
      phone: ['/news', '/newsTab'],
      count: UnreadCount,
      page: lazyPage(() => import('./learn/inbox-page.tsx'), 'InboxPage'),
    },
  ],
  manage: [
    {
      path: '/manage/message/outgoing',
      label: 'message.send_outgoing',
      icon: MessageOutlined,
      right: 'message.send',
      page: lazyPage(() => import('./manage/outgoing-page.tsx'), 'OutgoingPage'),
    },
    {
      path: '/manage/message/compose',
      label: 'message.send_compose',
      icon: SendOutlined,
      right: 'message.send',
      page: lazyPage(() => import('./manage/compose-page.tsx'), 'ComposePage'),
    },
    {
      path: '/manage/message/channels',
      label: 'message.channels',
      icon: ApartmentOutlined,
      right: 'message.channels.edit',
      page: lazyPage(() => import('./manage/channels-page.tsx'), 'ChannelsPage'),
    },
  ],
} satisfies DomainScreens
