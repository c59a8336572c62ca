import type { UserId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { may, useViewer } from '../../../../kernel/viewer.ts'
import styles from './person.module.css'
import { PersonEditor } from './person-editor.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonHead } from './person-head.tsx'

interface ExistingPersonProps {
  id: UserId
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onPassword: (name: string, password: string) => void
}

/** One person: a form for people who may change them, facts for everybody else. */
export function ExistingPerson({ id, onDirty, onCancel, onPassword }: ExistingPersonProps) {
  const t = useT()
  const viewer = useViewer()
  const person = useCall('GET /sands-user/api/v1/manage/user/get', { query: { id } }, { staleTime: 0 })
  const { data } = person
  if (person.isPending) {
    return (
      <div role="status" aria-label={t('kernel.loading')}>
        <Skeleton active avatar paragraph={{ rows: 8 }} />
      </div>
    )
  }
  if (!data) return <FailureBlock error={person.error} onRetry={() => void person.refetch()} />
  const mayEdit = data.mayEdit && may(viewer, 'org.people.edit')
  return (
    <div className={styles.person}>
      <PersonHead person={data} mayEdit={mayEdit && data.id !== viewer.id} onPassword={onPassword} />
      {mayEdit ? (
        <PersonEditor person={data} onDirty={onDirty} onCancel={onCancel} onConflict={() => person.refetch()} />
      ) : (
        <PersonFacts person={data} />
      )}
    </div>
  )
}
