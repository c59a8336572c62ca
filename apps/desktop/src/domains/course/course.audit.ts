import { COURSEWARE_TYPES } from '@sands/rules/study'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

const FIELDS = [
  'chapters',
  'courseId',
  'courseWareType',
  'isInOrder',
  'isRequired',
  'lecturers',
  'minSeconds',
  'points',
  'seekAhead',
  'threshold',
] as const

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const courseAudit = {
  things: textsOf(['course', 'courseware', 'report'], (thing) => `course.audit_thing_${thing}`),
  fields: textsOf(FIELDS, (field) => `course.audit_field_${field}`),
  acts: {
    'publication-asked': 'course.audit_act_asked',
    'publication-withdrawn': 'course.audit_act_unasked',
  },
  values: {
    courseWareType: {
      [COURSEWARE_TYPES.video]: 'course.manage_ware_video',
      [COURSEWARE_TYPES.document]: 'course.manage_ware_document',
      [COURSEWARE_TYPES.audio]: 'course.manage_ware_audio',
      [COURSEWARE_TYPES.pictures]: 'course.manage_ware_pictures',
      [COURSEWARE_TYPES.link]: 'course.manage_ware_link',
    },
  },
} satisfies AuditTerms
