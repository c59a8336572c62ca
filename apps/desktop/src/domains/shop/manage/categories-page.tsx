import { useAct, useCall } from '@sands/web/call/use-call'
import { CategoryEditor } from '../../../kernel/category/category-editor.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'

/** The categories in which people find goods. */
export function CategoriesPage() {
  const t = useT()
  const list = useCall('GET /sands-shopping/api/v1/manage/goods-category/list', undefined, { staleTime: 0 })
  const create = useAct('POST /sands-shopping/api/v1/manage/goods-category/create')
  const rename = useAct('POST /sands-shopping/api/v1/manage/goods-category/rename')
  const move = useAct('POST /sands-shopping/api/v1/manage/goods-category/move')
  const remove = useAct('POST /sands-shopping/api/v1/manage/goods-category/remove')
  return (
    <CategoryEditor<'goodsCategory'>
      title={t('shop.manage_categories')}
      intro={t('shop.manage_categories_intro')}
      answer={list}
      countText={(count) => t('shop.manage_goods_count', { count })}
      link={() => <LinkButton to="/manage/shop/goods">{t('shop.manage_goods')}</LinkButton>}
      calls={{
        create: (body) => create.mutateAsync({ body, quiet: true }),
        rename: (body) => rename.mutateAsync({ body, quiet: true }),
        move: (body) => move.mutateAsync({ body }),
        remove: (body) => remove.mutateAsync({ body }),
        refresh: list.refetch,
      }}
    />
  )
}
