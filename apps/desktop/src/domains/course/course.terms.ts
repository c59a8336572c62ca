import { PlaySquareOutlined, ReadOutlined } from '@ant-design/icons'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

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

export const courseTerms = {
  jumps: [
    { to: 'courses', text: 'course.jump_courses' },
    { to: 'myStudy', text: 'course.jump_myStudy' },
    { to: 'studyTime', text: 'course.jump_studyTime' },
    { to: 'rank', text: 'course.jump_rank' },
  ],
  contents: [
    {
      kind: 'course',
      text: 'course.jump_course',
      one: 'course.one_course',
      pick: 'course.pick_course',
      icon: ReadOutlined,
      tint: 'sea',
    },
    {
      kind: 'courseware',
      text: 'course.jump_courseware',
      one: 'course.one_courseware',
      pick: 'course.pick_courseware',
      icon: PlaySquareOutlined,
      tint: 'plum',
    },
  ],
  batches: {
    'course.report': 'course.batch_report',
    'course.all-reports': 'course.batch_all_reports',
    'course.import': 'course.batch_import',
  },
  batchCounts: { courses: 'course.batch_count_courses' },
  filePlaces: {
    'course.course': { text: 'course.use_course', path: '/manage/course/courses/edit', by: 'id' },
    'course.courseware': { text: 'course.use_courseware', path: '/manage/course/courseware', by: 'keyword' },
  },
  audit: {
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
  },
} satisfies DomainTerms
