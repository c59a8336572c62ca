import type { ManagedCourse, ManagedCourseware } from '@sands/contract/course/manage.model'
import { entriesOf } from './course-edit.ts'

type Known = Pick<ManagedCourseware, 'version' | 'status' | 'duration' | 'pages'>

/** Another value when the preview would show something else: also a file becoming ready changes it, not only the draft. */
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
