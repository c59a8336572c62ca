import type { courseShellTexts as source } from '../zh-cn/course.shell.ts'

export const courseShellTexts = {
  'course.title': '課程',
  'course.categories': '課程分類',
  'course.all': '全部',
  'course.all_courses': '看全部課程',
  'course.none': '這裡還沒有課程',
  'course.items': '{count} 節',
  'course.learners': '{count} 人學過',
  'course.learned': '已學完',
  'course.progress': '學習進度',
  'course.kind_course': '課程',
  'course.one_course': '課程',
  'course.kind_courseware': '課件',
  'course.one_courseware': '課件',
} satisfies Record<keyof typeof source, string>
