import type { courseLearnManageTexts as source } from '../zh-cn/course.learn.manage.ts'

export const courseLearnManageTexts = {
  'course.desk_intro': 'Browse by category, or search titles, lecturers and the text inside documents',
  'course.desk_found': '{count, plural, one {# course} other {# courses}} found for “{words}”',
  'course.desk_search_clear': 'Clear search',
  'course.desk_suggestions': 'Suggestions',
  'course.desk_to_course': 'Back to the course',
  'course.desk_theatre': 'Wide player',
  'course.desk_theatre_leave': 'Exit wide player',
  'course.desk_panel': 'Contents and notes',
  'course.desk_picture_before': 'Previous picture',
  'course.desk_picture_after': 'Next picture',
} satisfies Record<keyof typeof source, string>
