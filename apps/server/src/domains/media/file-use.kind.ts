import type { CollegeId, FileId } from '@sands/contract/kernel/schema'
import type { ReplaceNumbers } from '@sands/contract/media/library.calls'
import type { Right } from '@sands/contract/rights'
import type { SQL } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

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
  /** The right that a change of a visible file requires, in addition to the right to edit the library. */
  right?: Right
  /**
   * A select of `file_id bigint, thing_id text, name text, seen_by text, audience_id bigint` as of `now`. A row
   * without an audience is for everyone in the college.
   */
  rows(now: Date): SQL
  /**
   * Which of these uses the person sees, where that depends on more than one audience: on the subject of a comment, on
   * the parts of a page. Without it the audience decides.
   */
  visibleUses?(db: Db, viewer: Viewer, asked: { uses: readonly UsedFile[]; now: Date }): Promise<readonly UsedFile[]>
  /** Whether people will see the file at an hour that is set: a change requires the right already before it. */
  isScheduled?(db: Db, file: CollegeFile): Promise<boolean>
  /** Whether the file must stay as it is, because papers of an exam show it. Nobody can replace it then. */
  isFixed?(db: Db, file: CollegeFile): Promise<boolean>
}

export interface CollegeFile {
  collegeId: CollegeId
  id: FileId
}

/** A file and the content that uses it. */
export interface UsedFile {
  thingId: string
  fileId: FileId
}

export interface Replacement {
  collegeId: CollegeId
  id: FileId
  /** The file whose content takes its place. */
  by: FileId
}

/** What another content of a file means for those who study it. */
export interface ReplaceEffect {
  name: string
  /** What it takes to replace a file that learners have, or will have at an hour that is set. */
  right: Right
  /** How many courses show it to learners, and how many faults would keep them from finishing. */
  shown(db: Db, replacement: Replacement): Promise<{ courses: number; faults: number }>
  numbers(db: Db, replacement: Replacement): Promise<ReplaceNumbers>
}
