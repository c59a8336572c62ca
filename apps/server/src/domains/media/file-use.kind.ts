import type { SQL } from 'drizzle-orm'

/** Who sees a file through a thing: nobody (a draft, the past), those of the college whom it is for, or visitors too. */
export type SeenBy = 'nobody' | 'college' | 'everyone'

/** The things of a domain that show files. The library lists them, nobody deletes what one of them shows, and what people may open follows from them. */
export interface FileUseSource {
  /** domain.thing, such as `home.advert`; the desktop has a word for it. */
  kind: string
  /**
   * A select of `file_id bigint, thing_id text, name text, seen_by text, audience_id bigint`, as things are at this moment.
   * Without an audience a thing is for everybody in the college.
   */
  rows(now: Date): SQL
}
