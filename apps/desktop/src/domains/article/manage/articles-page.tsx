import { PlusOutlined } from '@ant-design/icons'
import type { ManagedArticleItem } from '@sands/contract/article/article.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { NameDialog } from '../../../kernel/ui/form/name-dialog.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import { articlePaths } from '../article-paths.ts'
import { MOST } from '../editor/article-document.ts'
import { ARTICLE_ADDRESS, isFiltered, NO_FILTER, queryOf } from './article-address.ts'
import { ArticleFilters } from './article-filters.tsx'
import { newArticle } from './new-article.ts'
import { useArticleColumns } from './use-article-columns.tsx'

/** Articles in every state. */
export function ArticlesPage() {
  const t = useT()
  const navigate = useNavigate()
  const { name } = useViewer()
  const [address, setAddress] = useAddressQuery(ARTICLE_ADDRESS)
  const { current, size } = address
  const page = useCall('GET /sands-lms/api/v1/manage/article/page', { query: queryOf(address) }, { staleTime: 0 })
  const create = useAct('POST /sands-lms/api/v1/manage/article/create')
  const columns = useArticleColumns(page.refetch)
  const [isNaming, setNaming] = useState(false)
  const clear = () => setAddress(NO_FILTER)
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setNaming(true)}>
      {t('article.manage_create')}
    </Button>
  )
  return (
    <ManagePage title={t('article.manage_articles')} intro={t('article.manage_articles_intro')} actions={add}>
      <ArticleFilters address={address} onChange={setAddress} onClear={clear} />
      <DataTable<ManagedArticleItem>
        label={t('article.manage_articles')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isFiltered(address)}
            none={{ title: t('article.manage_none'), text: t('article.manage_none_text'), actions: add }}
            notFound={{
              title: t('article.manage_not_found'),
              text: t('article.manage_not_found_text'),
              clear: { label: t('article.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      <NameDialog
        open={isNaming}
        title={t('article.manage_create')}
        label={t('article.manage_name')}
        mostLetters={MOST.title}
        action={t('article.manage_create_do')}
        onSave={async (title) => {
          const { id } = await create.mutateAsync({ body: newArticle(title, name), quiet: true })
          await navigate(articlePaths.edit(id))
        }}
        onClose={() => setNaming(false)}
      />
    </ManagePage>
  )
}
