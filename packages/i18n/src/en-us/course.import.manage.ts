import type { courseImportManageTexts as source } from '../zh-cn/course.import.manage.ts'

export const courseImportManageTexts = {
  'course.manage_import': 'Import',
  'course.manage_import_text':
    'Many courses from one table: CSV or XLSX, 500 rows at most. Each row becomes a draft that you can look at before publishing.',
  'course.manage_import_category':
    'Levels of a category are parted by “/”, as in “Stores/Service”. Missing ones are added.',
  'course.manage_import_files':
    'Several lecturers or files are parted by “;”. Files are found by their names in the media library.',
  'course.manage_import_template': 'Download template',
  'course.manage_import_template_name': 'Course import template',
  'course.manage_import_choose': 'Choose file',
  'course.manage_import_other': 'Choose another file',
  'course.manage_import_good': '{count, plural, one {# course can be imported} other {# courses can be imported}}',
  'course.manage_import_categories': 'Categories that will be added: {names}',
  'course.manage_import_run': '{count, plural, one {Import # course} other {Import # courses}}',
  'course.manage_column_title': 'Course title',
  'course.manage_column_category': 'Category',
  'course.manage_column_introduction': 'Introduction',
  'course.manage_column_lecturers': 'Lecturers',
  'course.manage_column_files': 'Courseware files',
  'course.manage_import_drafts': 'Show the drafts',
  'course.manage_import_example_note': 'The second line of the template is an example. It is skipped.',
  'course.manage_example_title': 'Example: First steps in pour-over coffee (this row is not imported)',
  'course.manage_example_category': 'Stores/Service',
  'course.manage_example_introduction': 'Know the tools and three ways to brew.',
  'course.manage_example_lecturers': 'Anna Lee; Tom Reed',
  'course.manage_example_files': 'Tools.mp4; Brewing guide.pdf',
} satisfies Record<keyof typeof source, string>
