import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { useCall } from '@sands/web/call/use-call'
import { Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import { NEW_LECTURER } from './lecturer-address.ts'
import { LecturerForm } from './lecturer-form.tsx'

interface LecturerDrawerProps {
  /** The id of the lecturer, or the value for a new one; empty when closed. */
  open: string
  /** Fetches the list again. */
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Adds or changes a lecturer. Closing asks first when there are unsaved values. */
export function LecturerDrawer({ open, refresh, onClose }: LecturerDrawerProps) {
  const t = useT()
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('manage.leave_ask'),
    text: t('manage.leave_text'),
    action: t('manage.leave'),
    onClose,
  })
  const id = idIn<'lecturer'>(open)
  const form = { refresh, onDirty: setDirty, onCancel: askLeave, onDone: leave }
  return (
    <Drawer
      open={open === NEW_LECTURER || id !== undefined}
      onClose={askLeave}
      size={640}
      title={open === NEW_LECTURER ? t('lecturer.manage_add') : t('lecturer.manage_edit_title')}
      destroyOnHidden
    >
      {open === NEW_LECTURER && <LecturerForm {...form} lecturer={undefined} />}
      {id && <Known key={id} id={id} {...form} />}
    </Drawer>
  )
}

type KnownProps = Omit<Parameters<typeof LecturerForm>[0], 'lecturer'> & { id: Id<'lecturer'> }

/** The lecturer as it was when the drawer opened, so that refetched data does not change the form. */
function Known({ id, ...form }: KnownProps) {
  const asked = useCall('GET /sands-lms/api/v1/manage/lecturer/get', { query: { id } }, { staleTime: 0, silent: true })
  const [openedAt] = useState(() => Date.now())
  const [opened, setOpened] = useState<ManagedLecturer>()
  const isFresh = asked.dataUpdatedAt >= openedAt
  if (!opened && asked.data && isFresh) setOpened(asked.data)
  if (opened) return <LecturerForm {...form} lecturer={opened} />
  if (asked.isFetching) return <Skeleton active paragraph={{ rows: 10 }} />
  return <FailureBlock error={asked.error} onRetry={() => void asked.refetch()} />
}
