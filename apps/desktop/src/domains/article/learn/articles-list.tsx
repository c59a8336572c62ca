import { idIn } from '@sands/contract/kernel/id'
import { ARTICLE_PAGE } from '@sands/web/article/article-calls'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '../../../kernel/text.ts'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { PagedList } from '../../../kernel/ui/list/paged-list.tsx'
import type { Paging } from '../../../kernel/ui/list/pager.tsx'
import { ArticleRow, ArticleRowsSkeleton } from './article-row.tsx'
import styles from './articles.module.css'
import type { ArticlesQuery } from './articles-address.ts'

interface ArticlesListProps {
  query: ArticlesQuery
  onTurn: (paging: Paging) => void
  onAll: () => void
}

/** The articles of a category, or the results of a search, page by page. */
export function ArticlesList({ query, onTurn, onAll }: ArticlesListProps) {
  const t = useT()
  const { keyWord, current, size } = query
  const categoryId = idIn<'articleCategory'>(query.categoryId)
  const filter = keyWord ? { keyWord } : categoryId ? { categoryId } : {}
  const asked = useCall(ARTICLE_PAGE, { query: { ...filter, current, size } })
  return (
    <PagedList
      {...{ asked, onTurn }}
      paging={{ current, size }}
      skeleton={<ArticleRowsSkeleton />}
      empty={
        <EmptyList
          isNarrowed={keyWord !== '' || categoryId !== undefined}
          none={{ title: t('article.none'), text: t('article.none_text') }}
          notFound={{
            title: keyWord ? t('article.none_found', { words: keyWord }) : t('article.none_here'),
            clear: { label: t('article.show_all'), onClear: onAll },
          }}
        />
      }
    >
      {(articles, total) => (
        <>
          <p className={styles.total} role="status">
            {t('article.desk_total', { count: total })}
          </p>
          <ul className={styles.rows}>
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleRow article={article} />
              </li>
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
}
