import type { CollegeId, FileId } from '@sands/contract/kernel/schema'

declare module '../../kernel/events.ts' {
  interface Events {
    /** A file of the library has another content. */
    'media.file.replaced': { collegeId: CollegeId; id: FileId }
  }
}

declare module '../../kernel/database/broadcast.ts' {
  interface BroadcastChannels {
    /** The id of an upload that another connection wants to continue, and who asks: `4f… 1a2b`. */
    'upload.wanted': string
  }
}
