import { EditOutlined, FormOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

export const examTerms = {
  jumps: [
    { to: 'exams', text: 'exam.jump_exams' },
    { to: 'practices', text: 'exam.jump_practices' },
    { to: 'tasks', text: 'study.my_tasks' },
  ],
  contents: [
    {
      kind: 'exam',
      text: 'exam.jump_exam',
      one: 'exam.jump_exam',
      pick: 'exam.pick_exam',
      icon: FormOutlined,
      tint: 'leaf',
    },
    {
      kind: 'practice',
      text: 'exam.jump_practice',
      one: 'exam.jump_practice',
      pick: 'exam.pick_practice',
      icon: EditOutlined,
      tint: 'leaf',
    },
  ],
  batches: {
    'exam.question-import': 'exam.batch_import',
    'exam.question-export': 'exam.batch_export',
    'exam.report': 'exam.batch_report',
    'exam.all-reports': 'exam.batch_all_reports',
    'exam.similarity': 'exam.batch_similarity',
  },
  batchCounts: {
    exams: 'exam.batch_count_exams',
    people: 'exam.batch_count_people',
    pairs: 'exam.batch_count_pairs',
  },
  filePlaces: {
    'exam.question': { text: 'exam.use_question', path: '/manage/exam/questions', by: 'open' },
    'exam.exam': { text: 'exam.use_exam', path: '/manage/exam/exams/edit', by: 'id' },
    'exam.answer': { text: 'exam.use_answer' },
  },
} satisfies DomainTerms
