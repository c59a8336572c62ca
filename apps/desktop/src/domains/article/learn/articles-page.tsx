import { ARTICLE_CATEGORIES } from '@sands/web/article/article-calls'
import { useCall } from '@sands/web/call/use-call'
import { useSearchParams } from 'react-router'
import { writeAddress } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { CategoryColumns, CategoryNav } from '../../../kernel/category/category-nav.tsx'
import { useT } from '../../../kernel/text.ts'
import { SearchPage } from '../../../kernel/ui/list/search-page.tsx'
import { articlesShape } from './articles-address.ts'
import { ArticlesList } from './articles-list.tsx'

/** Articles by category, or by keyword. A search always covers all categories. */
export function ArticlesPage() {
  const t = useT()
  const [params] = useSearchParams()
  const [query, change] = useAddressQuery(articlesShape)
  const { keyWord, categoryId } = query
  const tree = useCall(ARTICLE_CATEGORIES, { body: {} }, { enabled: !keyWord })
  const hrefOf = (id: string) =>
    `?${writeAddress(articlesShape, params, { categoryId: id, current: 1, keyWord: '' }).toString()}`
  const list = (
    <ArticlesList query={query} onTurn={change} onAll={() => change({ categoryId: '', keyWord: '', current: 1 })} />
  )
  return (
    <SearchPage
      title={t('article.title')}
      intro={t('article.desk_intro')}
      label={t('article.search')}
      keyword={keyWord}
      onSearch={(words) => change({ keyWord: words, current: 1 }, { replace: true })}
    >
      {keyWord ? (
        list
      ) : (
        <CategoryColumns
          nav={
            <CategoryNav
              label={t('article.categories')}
              all={t('article.all')}
              tree={tree}
              chosen={categoryId}
              hrefOf={hrefOf}
            />
          }
        >
          {list}
        </CategoryColumns>
      )}
    </SearchPage>
  )
}
