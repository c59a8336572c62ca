import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { ManagedUser } from '@sands/contract/org/people.model'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../../kernel/ui/form/field.tsx'
import styles from '../people/people.module.css'
import { useDepartmentOptions, usePeopleRefresh } from '../people/use-people-lists.ts'

interface MoveDialogProps {
  open: boolean
  people: readonly ManagedUser[]
  onClose: () => void
  onDone: () => void
}

/** Puts people into another department, all of them or none. */
export function MoveDialog({ open, people, onClose, onDone }: MoveDialogProps) {
  const t = useT()
  const refresh = usePeopleRefresh()
  const options = useDepartmentOptions()
  const move = useAct('POST /sands-user/api/v1/manage/user/move')
  const [departmentId, setDepartmentId] = useState<DepartmentId | ''>('')
  const [fault, setFault] = useState<string>()

  const run = async () => {
    if (!departmentId) return setFault(t('org.department_missing'))
    try {
      const ids = people.map(({ id }) => id)
      const { changed } = await move.mutateAsync({ body: { ids, departmentId }, quiet: true })
      showToast(t('org.moved_done', { count: changed }), { kind: 'success' })
      onClose()
      await refresh()
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.msg)
    }
  }

  return (
    <Modal
      open={open}
      title={t('org.move_ask', { count: people.length })}
      okText={t('org.move')}
      cancelText={t('kernel.cancel')}
      confirmLoading={move.isPending}
      onOk={() => void run()}
      onCancel={onClose}
      destroyOnHidden
      afterClose={() => {
        setDepartmentId('')
        setFault(undefined)
      }}
    >
      <div className={styles.dialog}>
        <Field label={t('org.department')} required fault={fault}>
          {(field) => (
            <Choice
              field={field}
              options={options}
              value={departmentId}
              onChange={(id) => {
                setDepartmentId(id)
                setFault(undefined)
              }}
              placeholder={t('org.department_choose')}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}
