/** Content that can be liked, commented, rated and collected, by the numbers of the jump table; 90 is a comment. */
export const SOCIAL_MODULES = {
  course: 1,
  courseware: 2,
  article: 3,
  communityContent: 10,
  lecturer: 16,
  comment: 90,
} as const
export type SocialModule = (typeof SOCIAL_MODULES)[keyof typeof SOCIAL_MODULES]

/** Why people report a comment; `word` is a watched word, which reports itself. */
export const COMMENT_REPORT_REASONS = ['spam', 'insult', 'false', 'private', 'illegal', 'other'] as const
export type CommentReportReason = (typeof COMMENT_REPORT_REASONS)[number] | 'word'
