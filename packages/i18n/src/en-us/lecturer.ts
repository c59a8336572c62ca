import type { lecturerTexts as source } from '../zh-cn/lecturer.ts'

export const lecturerTexts = {
  'lecturer.detail': 'Lecturer',
  'lecturer.search': 'Search lecturers',
  'lecturer.search_hint': 'Name, company or grade',
  'lecturer.search_start': 'Who are you looking for?',
  'lecturer.search_text': 'Type a name, a company or a grade; results appear as you type',
  'lecturer.kinds': 'Kind of lecturer',
  'lecturer.kind_all': 'All',
  'lecturer.kind_internal': 'Internal',
  'lecturer.kind_external': 'External',
  'lecturer.kind_official': 'Official',
  'lecturer.kind_assistant': 'Teaching assistant',
  'lecturer.courses': 'Courses',
  'lecturer.duration': 'Total length',
  'lecturer.introduction': 'About',
  'lecturer.none': 'No lecturers yet',
  'lecturer.none_text': 'Lecturers of your company will appear here',
  'lecturer.none_of_kind': 'No lecturers of this kind yet',
  'lecturer.show_all': 'Show all lecturers',
  'lecturer.none_found': 'Nobody found for “{words}”',
} satisfies Record<keyof typeof source, string>
