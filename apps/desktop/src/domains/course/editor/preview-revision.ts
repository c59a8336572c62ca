import type { ManagedCourse, ManagedCourseware } from '@sands/contract/course/manage.model'
import { entriesOf } from './course-edit.ts'

type Known = Pick<ManagedCourseware, 'version' | 'status' | 'duration' | 'pages'>

/** Changes when the preview would show something else: when the draft was stored, and also when a file became ready. */
export function previewRevision(
  { version, draft }: Pick<ManagedCourse, 'version'> & { draft: Parameters<typeof entriesOf>[0] },
  coursewareOf: (id: string) => Known | undefined,
): string {
  const coursewares = entriesOf(draft).map(({ courseWareId }) => {
    const courseware = coursewareOf(courseWareId)
    return courseware ? [courseware.version, courseware.status, courseware.duration, courseware.pages].join() : ''
  })
  return [version, ...coursewares].join(' ')
}
