declare module '../../kernel/database/broadcast.ts' {
  interface BroadcastChannels {
    /** Id of an upload that another line wants to go on with, and who asks: `4f… 1a2b`. */
    'upload.wanted': string
  }
}
