import { useAct, useCall } from '@sands/web/call/use-call'
import { CategoryEditor } from '../../../kernel/category/category-editor.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { examPaths } from '../exam-paths.ts'

/** The categories of the question bank. */
export function QuestionCategoriesPage() {
  const t = useT()
  const list = useCall('GET /sands-lms/api/v1/manage/question-category/list', undefined, { staleTime: 0 })
  const create = useAct('POST /sands-lms/api/v1/manage/question-category/create')
  const rename = useAct('POST /sands-lms/api/v1/manage/question-category/rename')
  const move = useAct('POST /sands-lms/api/v1/manage/question-category/move')
  const remove = useAct('POST /sands-lms/api/v1/manage/question-category/remove')
  return (
    <CategoryEditor<'questionCategory'>
      title={t('exam.bank_categories')}
      intro={t('exam.bank_categories_intro')}
      answer={list}
      countText={(count) => t('exam.bank_count', { count })}
      link={(id) => <LinkButton to={examPaths.inCategory(id)}>{t('exam.bank_categories_show')}</LinkButton>}
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
