declare module '../../kernel/database/broadcast.ts' {
  interface BroadcastChannels {
    /** The id of an upload that another connection wants to continue, and who asks: `4f… 1a2b`. */
    'upload.wanted': string
  }
}
