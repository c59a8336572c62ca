import {
  ApartmentOutlined,
  BarChartOutlined,
  BookOutlined,
  CompassOutlined,
  PlaySquareOutlined,
  ProfileOutlined,
  ReadOutlined,
} from '@ant-design/icons'
import { lazy } from 'react'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { courseTerms } from './course.terms.ts'
import { coursePaths } from './course-paths.ts'
import { findCourses } from './learn/browse/find-courses.ts'

const ClassBlock = lazy(async () => ({ default: (await import('./blocks/class-block.tsx')).ClassBlock }))
const CategoryClassBlock = lazy(async () => ({
  default: (await import('./blocks/category-class-block.tsx')).CategoryClassBlock,
}))

export const courseScreens = {
  domain: 'course',
  order: 200,
  ...courseTerms,
  label: 'course.manage',
  portal: [
    {
      path: '/course',
      label: 'course.title',
      icon: CompassOutlined,
      phone: ['/course', '/courseSearch'],
      page: lazyPage(() => import('./learn/browse/browse-page.tsx'), 'BrowsePage'),
    },
    {
      path: '/course/detail',
      label: 'course.detail',
      phone: ['/courseDetail'],
      page: lazyPage(() => import('./learn/detail/detail-page.tsx'), 'DetailPage'),
    },
    {
      path: '/course/study',
      label: 'course.open_now',
      wide: true,
      page: lazyPage(() => import('./learn/study-page.tsx'), 'StudyPage'),
    },
    {
      path: '/study',
      label: 'study.my',
      icon: BookOutlined,
      phone: ['/myStudy', '/myStudyTab'],
      page: lazyPage(() => import('./learn/my-study-page.tsx'), 'MyStudyPage'),
    },
    {
      path: '/study/notes',
      label: 'study.notes',
      page: lazyPage(() => import('./learn/notes/my-notes-page.tsx'), 'MyNotesPage'),
    },
  ],
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
    {
      path: '/manage/course/reports',
      label: 'course.reports',
      icon: BarChartOutlined,
      right: 'course.reports.view',
      page: lazyPage(() => import('./report/reports-page.tsx'), 'ReportsPage'),
    },
    {
      path: '/manage/course/reports/course',
      label: 'course.report',
      right: 'course.reports.view',
      page: lazyPage(() => import('./report/course-report-page.tsx'), 'CourseReportPage'),
    },
    {
      path: '/manage/course/records',
      label: 'course.records',
      icon: ProfileOutlined,
      right: 'course.reports.view',
      page: lazyPage(() => import('./report/records-page.tsx'), 'RecordsPage'),
    },
    {
      path: '/manage/course/records/person',
      label: 'course.person',
      right: 'course.reports.view',
      page: lazyPage(() => import('./report/person-page.tsx'), 'PersonPage'),
    },
  ],
  makers: [
    {
      kind: 'course',
      right: 'course.edit',
      edit: coursePaths.edit,
      maker: lazyPage(() => import('./manage/course-maker.tsx'), 'CourseMaker'),
    },
    {
      kind: 'courseware',
      right: 'course.edit',
      maker: lazyPage(() => import('./courseware/courseware-maker.tsx'), 'CoursewareMaker'),
    },
  ],
  blocks: [
    { code: 'app-class', Block: ClassBlock },
    { code: 'app-category-class', Block: CategoryClassBlock },
  ],
  cards: [
    {
      id: 'continue',
      place: 'full',
      first: true,
      card: lazyPage(() => import('./learn/continue-card.tsx'), 'ContinueCard'),
    },
  ],
  finders: [{ label: 'course.title', find: findCourses }],
} satisfies DomainScreens
