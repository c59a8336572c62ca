import type { courseShellTexts as source } from '../zh-cn/course.shell.ts'

export const courseShellTexts = {
  'course.title': 'Courses',
  'course.categories': 'Course categories',
  'course.all': 'All',
  'course.all_courses': 'See all courses',
  'course.none': 'No courses here yet',
  'course.items': '{count, plural, one {# lesson} other {# lessons}}',
  'course.learners': '{count, plural, one {# learner} other {# learners}}',
  'course.learned': 'Learned',
  'course.progress': 'Progress',
  'course.kind_course': 'Courses',
  'course.one_course': 'Course',
  'course.kind_courseware': 'Courseware',
  'course.one_courseware': 'Courseware',
} satisfies Record<keyof typeof source, string>
