import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': 'This message does not exist or has been deleted',
  'message.gone_already': 'This message has been sent or cancelled and can no longer be changed',
  'message.nobody': 'Nobody is in this audience. Please choose again',
  'message.bad_time': 'Choose a time in the future, at most a year from now',
  'message.bad_jump': 'The target is incomplete, or the link cannot be opened',
} satisfies Record<keyof typeof source, string>
