import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import type { Resource } from '@sands/contract/media/media.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { coursewareOfFile } from './new-courseware.ts'

/** Creates courseware from a file of the library. Undefined when that was refused, after the error was shown. */
export function useMakeCourseware() {
  const create = useAct('POST /sands-lms/api/v1/manage/course-ware/create')
  return async (file: Pick<Resource, 'id' | 'fileName' | 'fileType'>): Promise<ManagedCourseware | undefined> => {
    const body = coursewareOfFile(file)
    if (!body) return undefined
    return (await attempt(() => create.mutateAsync({ body }))).data
  }
}
