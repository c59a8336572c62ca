import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { COURSEWARE_TYPES, LEARN_TYPES } from '@sands/rules/study'
import { keepPage, lastPage, pageTime } from '../document/page-position.ts'
import { keepPosition, positionTime, resumePosition } from '../player/place/resume-position.ts'
import { placeKeyOf } from '../study/place-key.ts'

type Place = Pick<CoursewareDetail, 'id' | 'courseWareType' | 'resource' | 'progress'>

/** Takes over the place from another device, unless this device has a newer one. */
export function takePlaceOver({ id, courseWareType, resource, progress }: Place): void {
  if (!resource || !progress || progress.position <= 0 || progress.isFinished === 1) return
  const key = placeKeyOf({ learnType: LEARN_TYPES.courseware, learnId: id })
  const time = progress.lastTime ? Date.parse(progress.lastTime) : 0
  if (courseWareType === COURSEWARE_TYPES.document) {
    if (isNewer(time, pageTime(key), lastPage(key) > 1)) keepPage(key, progress.position, time)
    return
  }
  const duration = resource.playable?.duration ?? 0
  if (duration > 0 && isNewer(time, positionTime(key), resumePosition(key) > 0)) {
    keepPosition(key, { seconds: progress.position / 1000, duration, time })
  }
}

/** When neither place has a time, this device keeps its own. */
const isNewer = (time: number, ownTime: number, hasPlace: boolean): boolean =>
  time > ownTime || (ownTime === 0 && !hasPlace)
