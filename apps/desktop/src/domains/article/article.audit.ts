import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const articleAudit = {
  things: { article: 'article.audit_thing_article' },
  acts: {
    'publication-asked': 'article.audit_act_asked',
    'publication-withdrawn': 'article.audit_act_unasked',
  },
  fields: textsOf(['articleType', 'author', 'isPinned'], (field) => `article.audit_field_${field}`),
  values: {
    articleType: { 1: 'article.manage_type_here', 2: 'article.manage_type_elsewhere' },
    state: { published: 'article.manage_state_published' },
  },
} satisfies AuditTerms
