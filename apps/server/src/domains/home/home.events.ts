import type { BroadcastTrigger } from '../../kernel/database/broadcast.ts'

declare module '../../kernel/database/broadcast.ts' {
  interface BroadcastChannels {
    /** A home page, tab bar or advert was edited. Sent by the triggers below. */
    'home.changed': string
  }
}

/** Migrations 0001, 0007 and 0009 create them. */
export const homeTriggers: BroadcastTrigger = {
  channel: 'home.changed',
  function: 'tell_home_changed',
  tables: ['adverts', 'audience_members', 'colleges', 'decorations', 'files', 'notices', 'tab_items'],
}
