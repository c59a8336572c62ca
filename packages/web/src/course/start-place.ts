import type { CourseWareDetail } from '@sands/contract/course/course.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { keepPage, lastPage } from '../document/page-position.ts'
import { keepPosition, resumePosition } from '../player/resume-position.ts'

type Place = Pick<CourseWareDetail, 'courseWareType' | 'resource' | 'progress'>

/** What was begun on another device goes on here. What this device knows itself is newer. */
export function takePlaceOver({ courseWareType, resource, progress }: Place): void {
  if (!resource || !progress || progress.position <= 0 || progress.isFinished === 1) return
  if (courseWareType === COURSEWARE_TYPES.document) {
    if (lastPage(resource.id) === 1) keepPage(resource.id, progress.position)
    return
  }
  const duration = resource.playable?.duration ?? 0
  if (duration > 0 && resumePosition(resource.id) === 0) {
    keepPosition(resource.id, { seconds: progress.position / 1000, duration })
  }
}

/** The player that opens next begins here: milliseconds of a medium, or a page. */
export function beginAt({ courseWareType, resource }: Place, place: number): void {
  if (!resource) return
  if (courseWareType === COURSEWARE_TYPES.document) keepPage(resource.id, place)
  else keepPosition(resource.id, { seconds: place / 1000, duration: resource.playable?.duration ?? 0 })
}
