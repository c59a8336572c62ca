import { FileTextOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

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
} satisfies DomainTerms
