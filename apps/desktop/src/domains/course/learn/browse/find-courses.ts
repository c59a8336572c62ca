import type { FoundCourse } from '@sands/contract/course/course.model'
import { call } from '@sands/web/call/call'
import type { PaletteEntry } from '../../../../kernel/palette/find-entries.ts'
import { translate } from '../../../../kernel/text.ts'
import { learnPaths } from '../learn-paths.ts'

type Entry = Omit<PaletteEntry, 'group'>

const SHOWN = 5

/** A course by its title. When only its courseware matches, the entry names the place and links straight to it. */
export function courseEntry({ id, fileName, hits }: Pick<FoundCourse, 'id' | 'fileName' | 'hits'>): Entry {
  const title = hits.find(({ place, text }) => place === 'title' && text === fileName)
  if (title) return { path: learnPaths.course(id), label: fileName, marks: title.marks }
  const [hit] = hits
  return {
    path: hit?.courseWareId ? learnPaths.inCourse(id, hit.courseWareId) : learnPaths.course(id),
    label: fileName,
    ...(hit && { note: { text: hit.text, marks: hit.marks } }),
  }
}

/** Courses for the search in the top bar, and a link to all results. */
export async function findCourses(typed: string, signal: AbortSignal): Promise<Entry[]> {
  const keyWord = typed.slice(0, 60)
  const { records, total } = await call('GET /sands-lms/api/v1/course/search', {
    query: { keyWord, size: SHOWN },
    signal,
    quiet: true,
    silent: true,
  })
  const all = { path: learnPaths.found(keyWord), label: translate('course.desk_found_all', { count: total }) }
  return [...records.map(courseEntry), ...(total > records.length ? [all] : [])]
}
