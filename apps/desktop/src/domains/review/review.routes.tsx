import { ApartmentOutlined, AuditOutlined, FormOutlined, HighlightOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { ApprovalCount } from './approval/approval-count.tsx'
import { reviewTerms } from './review.terms.ts'

const queue = lazyPage(() => import('./queue/queue-page.tsx'), 'QueuePage')
const exam = lazyPage(() => import('./exam/marking-exam-page.tsx'), 'MarkingExamPage')
const paper = lazyPage(() => import('./paper/marking-paper-page.tsx'), 'MarkingPaperPage')
const question = lazyPage(() => import('./question/marking-question-page.tsx'), 'MarkingQuestionPage')
const homework = lazyPage(() => import('./homework/homework-queue-page.tsx'), 'HomeworkQueuePage')
const homeworkTask = lazyPage(() => import('./homework/homework-task-page.tsx'), 'HomeworkTaskPage')
const homeworkPaper = lazyPage(() => import('./homework/homework-paper-page.tsx'), 'HomeworkPaperPage')

const approvals = lazyPage(() => import('./approval/approvals-page.tsx'), 'ApprovalsPage')
const flows = lazyPage(() => import('./approval/flows-page.tsx'), 'FlowsPage')

/** Named reviewers need no right, so the pages are in the portal too. Messages lead there. */
export const reviewScreens = {
  domain: 'review',
  order: 225,
  ...reviewTerms,
  label: 'review.manage',
  portal: [
    {
      path: '/approvals',
      label: 'review.approvals_page',
      icon: AuditOutlined,
      page: approvals,
      phone: ['/auditCenter', '/auditDetail'],
      count: ApprovalCount,
    },
    { path: '/marking', label: 'review.marking', page: queue, phone: ['/teachManage/ExamViewList'] },
    { path: '/marking/exam', label: 'review.exam', page: exam, phone: ['/teachManage/ExamViewListDetail'] },
    { path: '/marking/paper', label: 'review.paper', page: paper, phone: ['/teachManage/examReview'] },
    { path: '/marking/question', label: 'review.question', page: question },
    { path: '/homework', label: 'review.homework', page: homework, phone: ['/teachManage/HomeWorkList'] },
    {
      path: '/homework/task',
      label: 'review.homework_task',
      page: homeworkTask,
      phone: ['/teachManage/HomeWorkDetail'],
    },
    {
      path: '/homework/paper',
      label: 'review.hand_in',
      page: homeworkPaper,
      phone: ['/teachManage/HomeWorkCriticism'],
    },
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
    {
      path: '/manage/review/homework',
      label: 'review.homework',
      icon: FormOutlined,
      right: 'training.mark',
      page: homework,
    },
    {
      path: '/manage/review/homework/task',
      label: 'review.homework_task',
      right: 'training.mark',
      page: homeworkTask,
    },
    {
      path: '/manage/review/homework/paper',
      label: 'review.hand_in',
      right: 'training.mark',
      page: homeworkPaper,
    },
    {
      path: '/manage/review/flows',
      label: 'review.flows',
      icon: ApartmentOutlined,
      right: 'review.flows',
      page: flows,
    },
  ],
} satisfies DomainScreens
