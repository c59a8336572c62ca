import { useAct, useCall } from '@sands/web/call/use-call'
import { CategoryEditor } from '../../../kernel/category/category-editor.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { coursePaths } from '../course-paths.ts'

/** The categories in which people find courses. */
export function CategoriesPage() {
  const t = useT()
  const list = useCall('GET /sands-lms/api/v1/manage/course-category/list', undefined, { staleTime: 0 })
  const create = useAct('POST /sands-lms/api/v1/manage/course-category/create')
  const rename = useAct('POST /sands-lms/api/v1/manage/course-category/rename')
  const move = useAct('POST /sands-lms/api/v1/manage/course-category/move')
  const remove = useAct('POST /sands-lms/api/v1/manage/course-category/remove')
  return (
    <CategoryEditor<'courseCategory'>
      title={t('course.manage_categories')}
      intro={t('course.manage_categories_intro')}
      answer={list}
      countText={(count) => t('course.manage_count', { count })}
      link={(id) => <LinkButton to={coursePaths.inCategory(id)}>{t('course.manage_categories_show')}</LinkButton>}
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
