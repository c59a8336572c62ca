import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': 'This message does not exist or has been deleted',
  'message.gone_already': 'This message has been sent or cancelled and can no longer be changed',
  'message.nobody': 'Nobody is in this audience. Please choose again',
  'message.bad_time': 'Choose a time in the future, at most a year from now',
  'message.bad_jump': 'The target is incomplete, or the link cannot be opened',
  'message.channel_open': 'Open',
  'message.channel_footer': 'You get this message as a member of {college}. Change how messages reach you:',
  'message.digest_title': '{count, plural, one {You have # new message} other {You have # new messages}}',
  'message.digest_more': '{count, plural, one {and # more} other {and # more}}',
} satisfies Record<keyof typeof source, string>
