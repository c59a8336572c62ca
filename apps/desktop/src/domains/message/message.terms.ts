import { MESSAGE_CATEGORIES } from '@sands/rules/message'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

export const messageTerms = {
  jumps: [{ to: 'messages', text: 'message.jump_messages' }],
  filePlaces: {
    'message.outgoing': { text: 'message.use_message', path: '/manage/message/outgoing', by: 'open' },
  },
  audit: {
    things: { outgoing: 'message.audit_thing_outgoing' },
    fields: { sendAt: 'message.audit_field_sendAt' },
    values: {
      category: textsOf(MESSAGE_CATEGORIES, (category) => `message.category_${category}`),
      state: textsOf(['sending', 'sent', 'cancelled'], (state) => `message.send_state_${state}`),
    },
  },
} satisfies DomainTerms
