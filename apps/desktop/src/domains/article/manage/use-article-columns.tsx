import { FileTextOutlined, LinkOutlined } from '@ant-design/icons'
import type { ManagedArticleItem } from '@sands/contract/article/article.model'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { CoverThumb } from '../../../kernel/ui/cover-thumb.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { articlePaths } from '../article-paths.ts'
import { ArticleMenu } from './article-menu.tsx'
import { ArticleStateTag } from './article-state-tag.tsx'
import styles from './articles.module.css'

export function useArticleColumns(onChanged: () => Promise<unknown>): readonly Column<ManagedArticleItem>[] {
  const t = useT()
  const moments = useMoments()
  return [
    {
      key: 'title',
      title: t('article.manage_article'),
      cell: ({ id, title, cover, articleType, isPinned, isPublic }) => (
        <span className={styles.named}>
          <CoverThumb
            cover={cover}
            icon={articleType === 2 ? <LinkOutlined aria-hidden /> : <FileTextOutlined aria-hidden />}
          />
          <span className={styles.words}>
            <Link to={articlePaths.edit(id)}>{title}</Link>
            <span className={styles.tags}>
              {isPinned && <span className={styles.tag}>{t('article.pinned')}</span>}
              {isPublic && <span className={styles.tag}>{t('article.manage_public_tag')}</span>}
              {articleType === 2 && <span className={styles.tag}>{t('article.elsewhere')}</span>}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: 'category',
      title: t('article.manage_category'),
      keep: true,
      cell: ({ categoryName }) =>
        categoryName ?? <span className={styles.quiet}>{t('article.manage_category_none')}</span>,
    },
    {
      key: 'state',
      title: t('article.manage_state'),
      keep: true,
      cell: (article) => (
        <span className={styles.stacked}>
          <ArticleStateTag article={article} />
          {article.state === 'published' && article.releaseTime && (
            <span className={styles.quiet}>{moments.minute(article.releaseTime)}</span>
          )}
        </span>
      ),
    },
    {
      key: 'views',
      title: t('article.manage_views'),
      keep: true,
      align: 'end',
      cell: ({ viewCount }) => moments.number(viewCount),
    },
    {
      key: 'readers',
      title: t('article.manage_readers'),
      keep: true,
      align: 'end',
      cell: ({ readers }) => moments.number(readers),
    },
    {
      key: 'time',
      title: t('article.manage_changed'),
      keep: 'name',
      cell: ({ updatedAt, updatedBy }) => (
        <span className={styles.stacked}>
          {moments.minute(updatedAt)}
          <span className={styles.quiet}>{updatedBy}</span>
        </span>
      ),
    },
    {
      key: 'acts',
      title: t('article.manage_acts'),
      keep: true,
      stay: true,
      align: 'end',
      cell: (article) => <ArticleMenu article={article} onChanged={onChanged} />,
    },
  ]
}
