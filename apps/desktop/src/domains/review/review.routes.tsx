import { HighlightOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'

const queue = lazyPage(() => import('./queue/queue-page.tsx'), 'QueuePage')
const exam = lazyPage(() => import('./exam/marking-exam-page.tsx'), 'MarkingExamPage')
const paper = lazyPage(() => import('./paper/marking-paper-page.tsx'), 'MarkingPaperPage')
const question = lazyPage(() => import('./question/marking-question-page.tsx'), 'MarkingQuestionPage')

/** Named reviewers need no right, so the pages are in the portal too. Messages lead there. */
export const reviewScreens = {
  domain: 'review',
  order: 225,
  label: 'review.manage',
  portal: [
    { path: '/marking', label: 'review.marking', page: queue, phone: ['/teachManage/ExamViewList'] },
    { path: '/marking/exam', label: 'review.exam', page: exam, phone: ['/teachManage/ExamViewListDetail'] },
    { path: '/marking/paper', label: 'review.paper', page: paper, phone: ['/teachManage/examReview'] },
    { path: '/marking/question', label: 'review.question', page: question },
  ],
  manage: [
    {
      path: '/manage/review/marking',
      label: 'review.marking',
      icon: HighlightOutlined,
      right: 'exam.mark',
      page: queue,
    },
    { path: '/manage/review/marking/exam', label: 'review.exam', right: 'exam.mark', page: exam },
    { path: '/manage/review/marking/paper', label: 'review.paper', right: 'exam.mark', page: paper },
    { path: '/manage/review/marking/question', label: 'review.question', right: 'exam.mark', page: question },
  ],
} satisfies DomainScreens
