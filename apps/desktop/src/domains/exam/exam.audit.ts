import { DIFFICULTIES, QUESTION_TYPES } from '@sands/rules/exam/question'
import { GRADE_METHODS } from '@sands/rules/exam/state'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

const FIELDS = [
  'accuracyPercent',
  'certificateId',
  'completion',
  'departmentId',
  'draws',
  'hasPassword',
  'isRepeatable',
  'key',
  'leaveLimit',
  'mode',
  'options',
  'paperId',
  'partialRule',
  'questionIds',
  'review',
  'reviewers',
  'sections',
  'stem',
  'tags',
  'type',
] as const

/** Fields that the exam editor names, too. */
const SETTINGS = [
  'admitUntil',
  'attempts',
  'closesAt',
  'gradeMethod',
  'intervalMinutes',
  'isOneWay',
  'limitMinutes',
  'minMinutes',
  'opensAt',
  'passPercent',
  'points',
  'shuffleOptions',
  'shuffleQuestions',
] as const

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const examAudit = {
  things: textsOf(
    ['question', 'paper', 'exam', 'practice', 'attempt', 'report'],
    (thing) => `exam.audit_thing_${thing}`,
  ),
  fields: {
    ...textsOf(FIELDS, (field) => `exam.field_${field}`),
    ...textsOf(SETTINGS, (field) => `exam.field_${field}`),
    ...textsOf(['score', 'isQualified', 'reason'], (field) => `exam.audit_field_${field}`),
    difficulty: 'exam.bank_difficulty',
  },
  values: {
    type: textsOf(QUESTION_TYPES, (type) => `exam.type_${type}`),
    difficulty: textsOf(DIFFICULTIES, (difficulty) => `exam.difficulty_${difficulty}`),
    gradeMethod: textsOf(GRADE_METHODS, (method) => `exam.grade_${method}`),
  },
  acts: {
    'override-added': 'exam.audit_act_override_added',
    'override-removed': 'exam.audit_act_override_removed',
    archived: 'exam.audit_act_archived',
    ended: 'exam.audit_act_ended',
    marked: 'exam.audit_act_marked',
    'sealed-taken': 'exam.audit_act_sealed_taken',
    'sealed-refused': 'exam.audit_act_sealed_refused',
    'regrade-started': 'exam.audit_act_regrade_started',
    reminded: 'exam.audit_act_reminded',
    compared: 'exam.audit_act_compared',
  },
} satisfies AuditTerms
