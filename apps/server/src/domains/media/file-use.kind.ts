import type { SQL } from 'drizzle-orm'

/**
 * Who sees a file through the content that uses it: nobody (drafts, past
 * content), the audience within the college, or visitors too.
 */
export type SeenBy = 'nobody' | 'college' | 'everyone'

/**
 * The uses of files in a domain. The library lists them, a used file
 * cannot be deleted, and the access to files depends on them.
 */
export interface FileUseSource {
  /** domain.content, such as `home.advert`; the desktop has a text for it. */
  kind: string
  /**
   * A select of `file_id bigint, thing_id text, name text, seen_by text, audience_id bigint` as of `now`. A row
   * without an audience is for everyone in the college.
   */
  rows(now: Date): SQL
}
