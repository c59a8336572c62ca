import type { CoursewareDraft } from '@sands/contract/course/manage.model'
import { opensPage } from '@sands/rules/link'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { fileKindOf } from './courseware-kinds.ts'

export type CoursewareFault = 'title' | 'file' | 'pictures' | 'link' | 'link_time'

/** The faults that prevent storing courseware. */
export function coursewareFaults(draft: CoursewareDraft): CoursewareFault[] {
  const { title, courseWareType: type, fileId, pictureFileIds, link, minSeconds } = draft
  const faults: [boolean, CoursewareFault][] = [
    [title.trim() === '', 'title'],
    [fileKindOf(type) !== undefined && fileId === null, 'file'],
    [type === COURSEWARE_TYPES.pictures && pictureFileIds.length === 0, 'pictures'],
    [type === COURSEWARE_TYPES.link && !opensPage(link), 'link'],
    [type === COURSEWARE_TYPES.link && minSeconds > 0, 'link_time'],
  ]
  return faults.flatMap(([isBad, fault]) => (isBad ? [fault] : []))
}
