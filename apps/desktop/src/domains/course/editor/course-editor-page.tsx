import { idIn } from '@sands/contract/kernel/id'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { LOOK_AGAIN_MS } from '../../../kernel/file/use-library.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { coursePaths } from '../course-paths.ts'
import { isCoursewareInWork } from '../courseware/courseware-state.tsx'
import { CourseEditor } from './course-editor.tsx'

const ADDRESS = { id: textValue(18) }

/** The editor of one course. */
export function CourseEditorPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'course'>(typed)
  if (id) return <Opened key={id} id={id} />
  return (
    <ManagePage title={t('course.manage_edit_title')}>
      <StateBlock
        kind="empty"
        title={t('course.manage_edit_none')}
        text={t('course.manage_edit_none_text')}
        actions={<LinkButton to={coursePaths.courses}>{t('course.manage_edit_list')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Opened({ id }: { id: NonNullable<ReturnType<typeof idIn<'course'>>> }) {
  const t = useT()
  const [watched, setWatched] = useState(false)
  const course = useCall(
    'GET /sands-lms/api/v1/manage/course/get',
    { query: { id } },
    { staleTime: 0, refetchInterval: watched ? LOOK_AGAIN_MS : false, silent: watched },
  )
  const inWork = course.data?.coursewares.some(isCoursewareInWork) ?? watched
  if (inWork !== watched) setWatched(inWork)
  // Data cached by an earlier visit may be old, so the editor waits for a fresh answer.
  const [openedAt] = useState(() => Date.now())
  const isFresh = course.dataUpdatedAt >= openedAt
  const reload = async () => {
    const { data, error } = await course.refetch()
    if (!error) return data
    if (error instanceof CallError) showToast(error.msg, { kind: 'error' })
    return undefined
  }
  if (course.data && isFresh) return <CourseEditor course={course.data} reload={reload} />
  return (
    <ManagePage title={t('course.manage_edit_title')}>
      {course.isFetching ? (
        <EditorWaiting />
      ) : (
        <FailureBlock
          error={course.error}
          onRetry={() => void course.refetch()}
          way={<LinkButton to={coursePaths.courses}>{t('course.manage_edit_list')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
