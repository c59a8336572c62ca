import type { ErrorCatalog } from '../kernel/error.ts'

export const messageErrors = {
  // There is no such message in this person's inbox.
  'message.gone': { code: 4150001, status: 404 },
  // It was sent or cancelled meanwhile: there is nothing left to change.
  'message.gone_already': { code: 4150002, status: 409 },
  // Nobody is in the audience, or everybody in it is excluded.
  'message.nobody': { code: 4150003, status: 422 },
  // The send time is in the past, or more than a year away.
  'message.bad_time': { code: 4150004, status: 422 },
  // The jump lacks its id or link, or the app would not open the link.
  'message.bad_jump': { code: 4150005, status: 422 },
} satisfies ErrorCatalog
