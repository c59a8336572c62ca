import type { DomainTerms } from '../../kernel/terms.ts'

export const feedbackTerms = {
  jumps: [
    { to: 'feedback', text: 'feedback.jump_feedback' },
    { to: 'ceoChannel', text: 'feedback.jump_ceoChannel' },
  ],
  batches: { 'feedback.export': 'feedback.batch_export' },
  filePlaces: { 'feedback.feedback': { text: 'feedback.use_feedback', path: '/manage/feedback/list', by: 'open' } },
} satisfies DomainTerms
