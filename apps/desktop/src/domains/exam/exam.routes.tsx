import {
  ApartmentOutlined,
  BarChartOutlined,
  EditOutlined,
  FileTextOutlined,
  FormOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { examTerms } from './exam.terms.ts'
import { examPaths } from './exam-paths.ts'
import { findExams } from './learn/find-exams.ts'

export const examScreens = {
  domain: 'exam',
  order: 220,
  ...examTerms,
  label: 'exam.manage',
  portal: [
    {
      path: '/exam',
      label: 'exam.title',
      icon: FormOutlined,
      phone: ['/examList'],
      page: lazyPage(() => import('./learn/exams-page.tsx'), 'MyExamsPage'),
    },
    {
      path: '/exam/info',
      label: 'exam.jump_exam',
      phone: ['/ExamInfo', '/examInfo'],
      page: lazyPage(() => import('./learn/exam-info-page.tsx'), 'ExamInfoPage'),
    },
    {
      path: '/exam/paper',
      label: 'exam.paper',
      wide: true,
      // On the desktop the last look before handing in is a dialog of the paper.
      phone: ['/paper', '/commit'],
      page: lazyPage(() => import('./learn/paper-page.tsx'), 'PaperPage'),
    },
    {
      path: '/exam/result',
      label: 'exam.result',
      phone: ['/result'],
      page: lazyPage(() => import('./learn/result-page.tsx'), 'ResultPage'),
    },
    {
      path: '/practice',
      label: 'exam.practice',
      icon: EditOutlined,
      phone: ['/examPractise', '/examPractiseTab'],
      page: lazyPage(() => import('./learn/practice/my-practices-page.tsx'), 'MyPracticesPage'),
    },
    {
      path: '/practice/info',
      label: 'exam.practice',
      phone: ['/ExamPractiseInfo', '/examPractiseInfo'],
      page: lazyPage(() => import('./learn/practice/practice-info-page.tsx'), 'PracticeInfoPage'),
    },
    {
      path: '/practice/paper',
      label: 'exam.practice',
      wide: true,
      phone: ['/examPractisePaper'],
      page: lazyPage(() => import('./learn/practice/practice-paper-page.tsx'), 'PracticePaperPage'),
    },
    {
      path: '/practice/result',
      label: 'exam.practice_result',
      phone: ['/examPractiseResult'],
      page: lazyPage(() => import('./learn/practice/practice-result-page.tsx'), 'PracticeResultPage'),
    },
    {
      path: '/practice/wrong-book',
      label: 'exam.wrong_book',
      phone: ['/wrongBook'],
      page: lazyPage(() => import('./learn/practice/wrong-book-page.tsx'), 'WrongBookPage'),
    },
    {
      path: '/practice/daily',
      label: 'exam.daily',
      phone: ['/dailySet'],
      page: lazyPage(() => import('./learn/practice/daily-page.tsx'), 'DailyPage'),
    },
  ],
  manage: [
    {
      path: '/manage/exam/exams',
      label: 'exam.exams',
      icon: FormOutlined,
      right: 'exam.edit',
      page: lazyPage(() => import('./edit/exams-page.tsx'), 'ExamsPage'),
    },
    {
      path: '/manage/exam/exams/edit',
      label: 'exam.exam_edit',
      right: 'exam.edit',
      page: lazyPage(() => import('./edit/exam-editor-page.tsx'), 'ExamEditorPage'),
    },
    {
      path: '/manage/exam/exams/editions',
      label: 'exam.editions',
      right: 'exam.edit',
      page: lazyPage(() => import('./edit/editions-page.tsx'), 'ExamEditionsPage'),
    },
    {
      path: '/manage/exam/exams/regrade',
      label: 'exam.regrade',
      right: 'exam.publish',
      page: lazyPage(() => import('./regrade/regrade-page.tsx'), 'RegradePage'),
    },
    {
      path: '/manage/exam/practices',
      label: 'exam.practices',
      icon: EditOutlined,
      right: 'exam.edit',
      page: lazyPage(() => import('./practice/practices-page.tsx'), 'PracticesPage'),
    },
    {
      path: '/manage/exam/practices/edit',
      label: 'exam.practice_edit',
      right: 'exam.edit',
      page: lazyPage(() => import('./practice/practice-editor-page.tsx'), 'PracticeEditorPage'),
    },
    {
      path: '/manage/exam/practices/numbers',
      label: 'exam.practice_numbers',
      right: 'exam.edit',
      page: lazyPage(() => import('./practice/practice-numbers-page.tsx'), 'PracticeNumbersPage'),
    },
    {
      path: '/manage/exam/papers',
      label: 'exam.papers',
      icon: FileTextOutlined,
      right: 'exam.edit',
      page: lazyPage(() => import('./paper/papers-page.tsx'), 'PapersPage'),
    },
    {
      path: '/manage/exam/papers/edit',
      label: 'exam.paper_edit',
      right: 'exam.edit',
      page: lazyPage(() => import('./paper/paper-editor-page.tsx'), 'PaperEditorPage'),
    },
    {
      path: '/manage/exam/questions',
      label: 'exam.bank',
      icon: QuestionCircleOutlined,
      right: 'exam.bank.edit',
      page: lazyPage(() => import('./bank/questions-page.tsx'), 'QuestionsPage'),
    },
    {
      path: '/manage/exam/question-categories',
      label: 'exam.bank_categories',
      icon: ApartmentOutlined,
      right: 'exam.bank.edit',
      page: lazyPage(() => import('./bank/question-categories-page.tsx'), 'QuestionCategoriesPage'),
    },
    {
      path: '/manage/exam/reports',
      label: 'exam.reports',
      icon: BarChartOutlined,
      right: 'exam.report',
      page: lazyPage(() => import('./report/reports-page.tsx'), 'ReportsPage'),
    },
    {
      path: '/manage/exam/reports/exam',
      label: 'exam.report',
      right: 'exam.report',
      page: lazyPage(() => import('./report/exam-report-page.tsx'), 'ExamReportPage'),
    },
    {
      path: '/manage/exam/reports/person',
      label: 'exam.report_person_page',
      right: 'exam.report',
      page: lazyPage(() => import('./report/person-page.tsx'), 'PersonPage'),
    },
  ],
  makers: [
    {
      kind: 'exam',
      right: 'exam.edit',
      edit: examPaths.exam,
      maker: lazyPage(() => import('./edit/exam-maker.tsx'), 'ExamMaker'),
    },
    {
      kind: 'practice',
      right: 'exam.edit',
      edit: examPaths.practice,
      maker: lazyPage(() => import('./practice/practice-maker.tsx'), 'PracticeMaker'),
    },
  ],
  cards: [
    {
      id: 'tasks',
      place: 'wide',
      first: true,
      card: lazyPage(() => import('./learn/tasks-card.tsx'), 'TasksCard'),
    },
  ],
  finders: [{ label: 'exam.title', find: findExams }],
} satisfies DomainScreens
