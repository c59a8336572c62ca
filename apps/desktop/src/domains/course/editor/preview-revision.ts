import type { ManagedCourse, ManagedCourseware } from '@sands/contract/course/manage.model'
import { itemsOf } from './course-edit.ts'

type Known = Pick<ManagedCourseware, 'version' | 'status' | 'duration' | 'pages'>

/** Another value when the preview would show something else: also a file becoming ready changes it, not only the draft. */
export function previewRevision(
  { version, draft }: Pick<ManagedCourse, 'version'> & { draft: Parameters<typeof itemsOf>[0] },
  wareOf: (id: string) => Known | undefined,
): string {
  const wares = itemsOf(draft).map(({ courseWareId }) => {
    const ware = wareOf(courseWareId)
    return ware ? [ware.version, ware.status, ware.duration, ware.pages].join() : ''
  })
  return [version, ...wares].join(' ')
}
