import type { DomainTerms } from '../../kernel/terms.ts'

export const messageTerms = {
  jumps: [{ to: 'messages', text: 'message.jump_messages' }],
  filePlaces: {
    'message.outgoing': { text: 'message.use_message', path: '/manage/message/outgoing', by: 'open' },
  },
} satisfies DomainTerms
