import type { courseErrors as source } from '../zh-cn/course.errors.ts'

export const courseErrors = {
  'course.deleted': 'Course deleted cannot be watched',
  'course.not_published': 'This course is not published',
  'course.not_for_you': 'You do not have access to this course',
  'course.unknown': 'There is no such course or courseware',
  'course.courseware_in_use':
    '{count, plural, one {# course uses} other {# courses use}} this courseware. Take it out first',
  'course.has_faults':
    '{faults, plural, one {# thing has} other {# things have}} to be mended before it can be published',
  'course.courseware_faults':
    '{count, plural, one {# course uses} other {# courses use}} it and could not be finished like this. Mend it first',
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
  'course.file.import': 'Import of courses',
  'course.import_headings': 'The table has no column called “Course title”',
  'course.column.title': 'Course title',
  'course.column.category': 'Category',
  'course.column.introduction': 'Introduction',
  'course.column.lecturers': 'Lecturers',
  'course.column.files': 'Courseware files',
  'course.row_no_title': 'The course needs a title',
  'course.row_too_long': 'Too long: {most} characters at most',
  'course.row_bad_category': 'Categories go three levels deep, with names of 20 characters at most',
  'course.row_no_lecturer': 'There is no lecturer called “{name}”',
  'course.row_no_file': 'The media library has no file called “{name}”',
  'course.row_file_twice': '“{name}” is in this row more than once',
} satisfies Record<keyof typeof source, string>
