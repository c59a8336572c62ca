import type { communityErrors as source } from '../zh-cn/community.errors.ts'

export const communityErrors = {
  'community.gone': 'This post was deleted or is not for you',
  'community.board_gone': 'This section does not exist or is not for you',
  'community.may_not_post': 'No permission to publish in this section',
  'community.incomplete': 'The post is incomplete or breaks a rule of publishing',
  'community.word_blocked': 'The text contains a word that is not allowed: {word}',
  'community.too_fast':
    'You publish too often. Please try again in {seconds, plural, one {# second} other {# seconds}}',
  'community.not_anonymous': 'This section does not allow anonymous posts',
  'community.not_public': 'Posts of this section cannot be shared with visitors',
  'community.wrong_state': 'The state of this post does not allow that',
  'community.too_many_pins': 'At most {limit} posts can be pinned',
  'community.voted_already': 'You have voted already',
  'community.bad_vote': 'Please choose a valid option',
  'community.person_unknown': 'There is no such person in the college',
  'community.reported_already': 'You have reported this post already',
  'community.case_gone': 'This case was decided or does not exist',
  'community.case_claimed': '{name} is working on this case',
  'community.no_appeal': 'There is nothing to appeal against, or you have appealed already',
  'community.board_name_taken': 'There is a board of that name already',
  'community.word_exists': 'This word is in the list already',
  'community.too_many_words': 'At most {limit} words',
  'community.banner_gone': 'This banner was deleted',
  'community.bad_target': 'The target does not exist, or the link is not a web address',
} satisfies Record<keyof typeof source, string>
