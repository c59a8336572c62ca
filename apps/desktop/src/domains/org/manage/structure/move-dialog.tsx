import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { ManagedUser } from '@sands/contract/org/people.model'
import { useAct } from '@sands/web/call/use-call'
import { Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../../kernel/ui/form/use-submit.ts'
import styles from '../people/people.module.css'
import { useDepartmentOptions, usePeopleRefresh } from '../people/use-people-lists.ts'

interface MoveDialogProps {
  open: boolean
  people: readonly ManagedUser[]
  onClose: () => void
  onDone: () => void
}

/** Moves people into another department, all of them or none. */
export function MoveDialog({ open, people, onClose, onDone }: MoveDialogProps) {
  const t = useT()
  const refresh = usePeopleRefresh()
  const options = useDepartmentOptions()
  const move = useAct('POST /sands-user/api/v1/manage/user/move')
  const [departmentId, setDepartmentId] = useState<DepartmentId | ''>('')
  const { submit, failure, setFailure, isBusy } = useSubmit()

  const run = async () => {
    if (!departmentId) return setFailure(t('org.department_missing'))
    const ids = people.map(({ id }) => id)
    await submit({
      run: () => move.mutateAsync({ body: { ids, departmentId }, quiet: true }),
      done: ({ changed }) => t('org.moved_done', { count: changed }),
      onDone: async () => {
        onClose()
        await refresh()
        onDone()
      },
    })
  }

  return (
    <Modal
      open={open}
      title={t('org.move_ask', { count: people.length })}
      okText={t('org.move')}
      cancelText={t('kernel.cancel')}
      confirmLoading={isBusy}
      onOk={() => void run()}
      onCancel={onClose}
      destroyOnHidden
      afterClose={() => {
        setDepartmentId('')
        setFailure('')
      }}
    >
      <div className={styles.dialog}>
        <Field label={t('org.department')} required fault={failure || undefined}>
          {(field) => (
            <Choice
              field={field}
              options={options}
              value={departmentId}
              onChange={(id) => {
                setDepartmentId(id)
                setFailure('')
              }}
              placeholder={t('org.department_choose')}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}
