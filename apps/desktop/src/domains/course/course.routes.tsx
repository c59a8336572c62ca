import { ApartmentOutlined, PlaySquareOutlined, ReadOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'

export const courseScreens = {
  domain: 'course',
  label: 'course.manage',
  manage: [
    {
      path: '/manage/course/courses',
      label: 'course.manage_courses',
      icon: ReadOutlined,
      right: 'course.edit',
      page: lazyPage(() => import('./manage/courses-page.tsx'), 'CoursesPage'),
    },
    {
      path: '/manage/course/courses/edit',
      label: 'course.manage_edit_title',
      right: 'course.edit',
      page: lazyPage(() => import('./editor/course-editor-page.tsx'), 'CourseEditorPage'),
    },
    {
      path: '/manage/course/courses/editions',
      label: 'course.manage_editions',
      right: 'course.edit',
      page: lazyPage(() => import('./publish/editions-page.tsx'), 'EditionsPage'),
    },
    {
      path: '/manage/course/courseware',
      label: 'course.manage_coursewares',
      icon: PlaySquareOutlined,
      right: 'course.edit',
      page: lazyPage(() => import('./courseware/coursewares-page.tsx'), 'CoursewaresPage'),
    },
    {
      path: '/manage/course/categories',
      label: 'course.manage_categories',
      icon: ApartmentOutlined,
      right: 'course.edit',
      page: lazyPage(() => import('./manage/categories-page.tsx'), 'CategoriesPage'),
    },
  ],
} satisfies DomainScreens
