import type { ExamDocument } from '@sands/contract/exam/exam.model'
import { EVERYONE } from '@sands/rules/audience'

/** What most exams have. */
export const NEW_EXAM: ExamDocument = {
  title: '',
  coverFileId: null,
  introduction: '',
  paperId: null,
  opensAt: null,
  closesAt: null,
  admitUntil: null,
  limitMinutes: 60,
  minMinutes: 0,
  attempts: 1,
  intervalMinutes: 0,
  passPercent: 60,
  gradeMethod: 'highest',
  shuffleQuestions: false,
  shuffleOptions: true,
  isOneWay: false,
  leaveLimit: null,
  password: null,
  review: {
    right_after: ['score'],
    while_open: ['score'],
    after_close: ['score', 'paper', 'verdict', 'key', 'analysis', 'comment'],
  },
  reviewerIds: [],
  points: 0,
  certificateId: null,
  audience: EVERYONE,
}
