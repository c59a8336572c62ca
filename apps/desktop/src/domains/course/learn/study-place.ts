import type { MyStudyItem } from '@sands/contract/course/course.model'
import { learnPaths } from './learn-paths.ts'

/** The address where the person left off. */
export function studyPlace({ courseType, id, continueId }: MyStudyItem): string {
  if (courseType === 'courseWare') return learnPaths.courseware(id)
  return continueId === null ? learnPaths.course(id) : learnPaths.inCourse(id, continueId)
}
