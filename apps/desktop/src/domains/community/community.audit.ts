import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const communityAudit = {
  things: textsOf(['board', 'content', 'banner', 'word', 'person'], (thing) => `community.audit_thing_${thing}`),
  acts: {
    ...textsOf(
      [
        ...(['approved', 'refused', 'reviewed', 'warned', 'hidden', 'restored'] as const),
        ...(['pinned', 'unpinned', 'muted', 'unmuted', 'reported', 'claimed', 'released', 'appealed'] as const),
      ],
      (act) => `community.audit_act_${act}`,
    ),
    'taken-over': 'community.audit_act_taken_over',
    'author-asked': 'community.audit_act_author_asked',
    'author-disclosed': 'community.audit_act_author_disclosed',
    'author-refused': 'community.audit_act_author_refused',
    'moderators-changed': 'community.audit_act_moderators',
  },
} satisfies AuditTerms
