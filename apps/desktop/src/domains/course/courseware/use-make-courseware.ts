import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import type { Resource } from '@sands/contract/media/media.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { coursewareOfFile } from './new-courseware.ts'

/** Makes a piece of courseware of a file that is in the library. Undefined when that was refused, which was told. */
export function useMakeCourseware() {
  const create = useAct('POST /sands-lms/api/v1/manage/course-ware/create')
  return async (file: Pick<Resource, 'id' | 'fileName' | 'fileType'>): Promise<ManagedCourseware | undefined> => {
    const body = coursewareOfFile(file)
    if (!body) return undefined
    return (await attempt(() => create.mutateAsync({ body }))).data
  }
}
