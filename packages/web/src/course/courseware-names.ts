import type { TextKey } from '@sands/i18n/texts'
import { COURSEWARE_TYPES, type CoursewareType } from '@sands/rules/study'

export const COURSEWARE_NAMES = {
  [COURSEWARE_TYPES.video]: 'media.video',
  [COURSEWARE_TYPES.document]: 'course.place_document',
  [COURSEWARE_TYPES.audio]: 'media.sound',
  [COURSEWARE_TYPES.pictures]: 'course.ware_pictures',
  [COURSEWARE_TYPES.link]: 'course.ware_link',
} as const satisfies Record<CoursewareType, TextKey>
