import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture, Resource } from '@sands/contract/media/media.model'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import type { CoursesOf, CoursewareRow } from './courseware-edit.repo.ts'

const READY = 3
const WHOLE = 100

/** Data of a courseware from other tables. */
export interface CoursewareParts {
  resource: Resource | undefined
  /** Seconds. */
  duration: number
  pictureFileIds: FileId[]
  cover: Picture | undefined
  courses: CoursesOf | undefined
  audience: AudienceChoice
}

/** The poster of a video or the first page of a document, if there is one. */
const coverOf = ({ coverUrl, playable }: Resource): Picture | null =>
  coverUrl === null
    ? null
    : {
        url: coverUrl,
        width: playable?.videoWidth ?? 0,
        height: playable?.videoHeight ?? 0,
        placeholder: '',
        sizes: [],
      }

export function presentManagedCourseware(
  row: CoursewareRow,
  { resource, duration, pictureFileIds, cover, courses, audience }: CoursewareParts,
): ManagedCourseware {
  const isSet = row.type === COURSEWARE_TYPES.pictures
  return {
    id: row.id,
    title: row.title,
    courseWareType: row.type,
    fileId: row.fileId,
    pictureFileIds,
    link: row.link,
    introduction: row.introduction,
    threshold: row.threshold,
    minSeconds: row.minSeconds,
    audience,
    fileName: resource?.fileName ?? null,
    cover: isSet ? (cover ?? null) : resource ? coverOf(resource) : null,
    status: resource?.status ?? READY,
    progress: resource?.progress ?? WHOLE,
    duration: Math.round(duration),
    pages: isSet ? pictureFileIds.length : (resource?.readable?.pages ?? 0),
    courses: courses?.courses ?? 0,
    liveCourses: courses?.liveCourses ?? 0,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}
