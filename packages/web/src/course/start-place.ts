import type { CourseWareDetail } from '@sands/contract/course/course.model'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { keepPage, lastPage, pageTime } from '../document/page-position.ts'
import { keepPosition, positionTime, resumePosition } from '../player/resume-position.ts'

type Place = Pick<CourseWareDetail, 'courseWareType' | 'resource' | 'progress'>

/** What was begun on another device goes on here, unless the person has been on since then on this one. */
export function takePlaceOver({ courseWareType, resource, progress }: Place): void {
  if (!resource || !progress || progress.position <= 0 || progress.isFinished === 1) return
  const time = progress.lastTime ? Date.parse(progress.lastTime) : 0
  if (courseWareType === COURSEWARE_TYPES.document) {
    if (isNewer(time, pageTime(resource.id), lastPage(resource.id) > 1)) keepPage(resource.id, progress.position, time)
    return
  }
  const duration = resource.playable?.duration ?? 0
  if (duration > 0 && isNewer(time, positionTime(resource.id), resumePosition(resource.id) > 0)) {
    keepPosition(resource.id, { seconds: progress.position / 1000, duration, time })
  }
}

/** Where neither side knows its time, this device keeps what it has. */
const isNewer = (time: number, ownTime: number, hasPlace: boolean): boolean =>
  time > ownTime || (ownTime === 0 && !hasPlace)

/** The player that opens next begins here: milliseconds of a medium, or a page. */
export function beginAt({ courseWareType, resource }: Place, place: number): void {
  if (!resource) return
  if (courseWareType === COURSEWARE_TYPES.document) keepPage(resource.id, place)
  else keepPosition(resource.id, { seconds: place / 1000, duration: resource.playable?.duration ?? 0 })
}
