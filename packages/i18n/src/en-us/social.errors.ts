import type { socialErrors as source } from '../zh-cn/social.errors.ts'

export const socialErrors = {
  'social.gone': 'This content is gone, or not available to you',
  'social.rated_already': 'You have rated this already; a rating can be given once only',
  'social.comment_gone': 'This comment has been deleted',
  'social.comments_closed': 'Comments are closed here',
  'social.not_yours': 'You can only delete your own comments',
  'social.comment_there': 'This comment has not been removed',
  'social.taken_back': 'Its author deleted this comment; it cannot be restored',
  'social.not_begun': 'You can rate this once you have begun it',
  'social.only_tried': 'You can comment and rate once you have bought this',
  'social.word_blocked': 'The comment contains a word that is not allowed: {word}',
  'social.too_fast': 'You comment too often. Please try again in {seconds, plural, one {# second} other {# seconds}}',
  'social.reported_already': 'You have reported this comment already',
} satisfies Record<keyof typeof source, string>
