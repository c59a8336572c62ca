import { useAct, useCall } from '@sands/web/call/use-call'
import { CategoryEditor } from '../../../kernel/category/category-editor.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { articlePaths } from '../article-paths.ts'

/** The categories in which people find articles. */
export function CategoriesPage() {
  const t = useT()
  const list = useCall('GET /sands-lms/api/v1/manage/article-category/list', undefined, { staleTime: 0 })
  const create = useAct('POST /sands-lms/api/v1/manage/article-category/create')
  const rename = useAct('POST /sands-lms/api/v1/manage/article-category/rename')
  const move = useAct('POST /sands-lms/api/v1/manage/article-category/move')
  const remove = useAct('POST /sands-lms/api/v1/manage/article-category/remove')
  return (
    <CategoryEditor<'articleCategory'>
      title={t('article.manage_categories')}
      intro={t('article.manage_categories_intro')}
      answer={list}
      countText={(count) => t('article.manage_count', { count })}
      link={(id) => <LinkButton to={articlePaths.inCategory(id)}>{t('article.manage_categories_show')}</LinkButton>}
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
