import { FileTextOutlined } from '@ant-design/icons'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

export const articleTerms = {
  jumps: [{ to: 'articles', text: 'article.jump_articles' }],
  contents: [
    {
      kind: 'article',
      text: 'article.jump_article',
      one: 'article.one_article',
      pick: 'article.pick_article',
      icon: FileTextOutlined,
      tint: 'sand',
    },
  ],
  filePlaces: {
    'article.article': { text: 'article.use_article', path: '/manage/article/articles/edit', by: 'id' },
  },
  audit: {
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
  },
} satisfies DomainTerms
