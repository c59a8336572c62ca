import type { communityAuditManageTexts as source } from '../zh-cn/community.audit.manage.ts'

export const communityAuditManageTexts = {
  'community.audit_thing_board': 'Board',
  'community.audit_thing_content': 'Post',
  'community.audit_thing_banner': 'Community banner',
  'community.audit_thing_word': 'Watched word',
  'community.audit_thing_person': 'Community member',
  'community.audit_act_approved': 'approved',
  'community.audit_act_refused': 'refused',
  'community.audit_act_reviewed': 'reviewed',
  'community.audit_act_warned': 'warned the author',
  'community.audit_act_hidden': 'hidden',
  'community.audit_act_restored': 'restored',
  'community.audit_act_pinned': 'pinned',
  'community.audit_act_unpinned': 'unpinned',
  'community.audit_act_muted': 'muted',
  'community.audit_act_unmuted': 'unmuted',
  'community.audit_act_moderators': 'moderators changed',
  'community.audit_act_taken_over': 'Taken over as an article',
  'community.audit_act_author_asked': 'author asked for',
  'community.audit_act_author_refused': 'request for the author ended',
  'community.audit_act_author_disclosed': 'author disclosed',
} satisfies Record<keyof typeof source, string>
