import type { FileId } from '@sands/contract/kernel/schema'
import type { FileContent } from '../../media/index.ts'
import type { CoursewareFile } from './edition-files.repo.ts'

/** A file of a course and when the course had it; null where that has no limit. */
export interface FileUse extends Pick<CoursewareFile, 'title' | 'fileId' | 'isPicture'> {
  coursewareId: CoursewareFile['coursewareId'] | null
  since: Date | null
  until: Date | null
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

/** When one courseware had which file. A file that stays when others are exchanged is in one use. */
function usesOfOne(files: readonly CoursewareFile[]): FileUse[] {
  const uses: FileUse[] = []
  let since: Date | null = null
  let last = new Map<FileId, FileUse>()
  for (const [text, set] of Map.groupBy(files, ({ until }) => until)) {
    const until = dateOf(text)
    const current = new Map<FileId, FileUse>()
    for (const { coursewareId, title, fileId, isPicture } of set) {
      const use = last.get(fileId) ?? { coursewareId, title, fileId, isPicture, since, until }
      if (!last.has(fileId)) uses.push(use)
      use.until = until
      current.set(fileId, use)
    }
    since = until
    last = current
  }
  return uses
}

/** `files` are those of any number of coursewares, the first set of each first. */
export const usesOf = (files: readonly CoursewareFile[]): FileUse[] =>
  [...Map.groupBy(files, ({ coursewareId }) => coursewareId).values()].flatMap(usesOfOne)

/** Whether the file was exchanged for another one or took the place of one. */
export const isExchanged = ({ since, until }: Pick<FileUse, 'since' | 'until'>): boolean =>
  since !== null || until !== null

/** What the file contained while it was in use. */
export function contentsInUse(contents: readonly FileContent[], use: Pick<FileUse, 'since' | 'until'>): FileContent[] {
  return contents
    .map((content) => ({
      ...content,
      since: use.since !== null && use.since > content.since ? use.since : content.since,
      until: content.until === null || (use.until !== null && use.until < content.until) ? use.until : content.until,
    }))
    .filter(({ since, until }) => until === null || since < until)
}
