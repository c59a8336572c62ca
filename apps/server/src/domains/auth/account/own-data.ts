/** What a person can see about themselves on the privacy page, in the groups that the page shows. */
export type OwnDataKind = 'places' | 'sign-ins' | 'activity'

/** Where the person is in a row: in the column, or in the row of another table that the column names. */
export interface OwnRows {
  table: string
  column: string
  of?: OwnRows & { id: string }
}

interface OwnTable extends OwnRows {
  kind: OwnDataKind
  /** Columns that the person sees on a screen, although others of that name are left out. */
  shown?: readonly string[]
}

const ofKind = (kind: OwnDataKind, tables: readonly string[], column = 'user_id'): OwnTable[] =>
  tables.map((table) => ({ table, kind, column }))

const LEGS = {
  ...{ table: 'point_legs', column: 'account_id' },
  of: { table: 'point_accounts', column: 'user_id', id: 'id' },
} satisfies OwnRows

/**
 * Tables of all domains whose rows are a person's own data. A list and not a search: a new table is in the file only
 * when somebody has decided that its rows may be seen by the person. Keys of anonymous answers and notes of people who
 * decide are not in it.
 */
export const OWN_TABLES: readonly OwnTable[] = [
  ...ofKind('places', ['memberships', 'user_labels', 'user_roles', 'department_heads']),
  ...ofKind('sign-ins', ['sessions', 'account_phones', 'account_emails', 'consents', 'deletion_requests']),
  ...ofKind('sign-ins', ['open_identities', 'known_devices', 'passkeys', 'channel_bounces']),
  ...ofKind('activity', ['approvals'], 'asker_id'),
  ...ofKind('activity', ['community_contents'], 'author_id'),
  ...ofKind('activity', [
    ...['addresses', 'article_readers', 'ceo_messages', 'collects', 'comments', 'likes', 'scores'],
    ...['comment_reports'],
    ...['community_follows', 'community_reports', 'community_votes', 'course_learners', 'exam_attempts'],
    ...['feedbacks', 'feedback_answers', 'inbox', 'orders', 'point_accounts', 'point_months'],
    ...['practice_attempts', 'practice_favorites', 'practice_people', 'progress', 'stay_days', 'study_days'],
    ...['study_notes', 'survey_drafts', 'training_members', 'training_records', 'training_sign_ins'],
    ...['training_submissions', 'viewings', 'channel_preferences'],
    ...['community_actions', 'community_mutes', 'lecturers', 'practice_reviews'],
    ...['sign_up_entries', 'study_months', 'survey_replies', 'training_extensions', 'uncounted_time'],
  ]),
  { table: 'point_journal', kind: 'activity', column: 'id', of: { ...LEGS, id: 'journal_id' } },
  { kind: 'activity', ...LEGS },
  { table: 'face_records', kind: 'activity', column: 'user_id', shown: ['score'] },
  { table: 'face_seats', kind: 'activity', column: 'user_id', shown: ['score', 'score_remark'] },
]

/**
 * Secrets, search words, who decided, and what an exam says only when its results are published: papers, seeds, scores.
 */
const LEFT_OUT =
  /hash|secret|token|password|grams|key|paper|seed|ticket|score|qualified|rubric|comment|device|steps|_by$|assignee|leader_id/

export const isOwnColumn = (column: string, shown: readonly string[] = []): boolean =>
  shown.includes(column) || !LEFT_OUT.test(column)
