import { PlaySquareOutlined, ReadOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

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
} satisfies DomainTerms
