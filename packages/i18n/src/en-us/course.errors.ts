import type { courseErrors as source } from '../zh-cn/course.errors.ts'

export const courseErrors = {
  'course.deleted': 'This course was deleted and cannot be watched',
  'course.not_published': 'This course is not published',
  'course.not_for_you': 'You do not have access to this course',
  'course.unknown': 'There is no such course or courseware',
  'course.courseware_in_use':
    '{count, plural, one {# course uses} other {# courses use}} this courseware. Take it out first',
  'course.has_faults':
    '{faults, plural, one {# thing has} other {# things have}} to be mended before it can be published',
  'course.bad_courseware': 'What it is made of does not fit its type',
  'course.bad_link': 'The link must begin with http:// or https://',
  'course.column.state': 'Status',
  'course.column.percent': 'Progress (%)',
  'course.column.time': 'Study time',
  'course.column.started': 'Started',
  'course.column.last': 'Last studied',
  'course.column.finished': 'Finished',
  'course.state.not_started': 'Not started',
  'course.state.in_progress': 'In progress',
  'course.state.finished': 'Finished',
  'course.file.report': 'Study report',
} satisfies Record<keyof typeof source, string>
