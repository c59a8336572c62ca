declare module '../../kernel/database/broadcast.ts' {
  interface BroadcastChannels {
    /** A college and people in it whose unread count may have changed: `12 345,678`. */
    'message.unread': string
  }
}
