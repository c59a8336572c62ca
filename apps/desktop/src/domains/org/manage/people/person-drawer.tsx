import { asId } from '@sands/contract/kernel/id'
import type { DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { useAskLeave } from '../../../../kernel/use-ask-leave.ts'
import { ExistingPerson } from './existing-person.tsx'
import { NewPerson } from './new-person.tsx'
import { OneTimePassword } from './one-time-password.tsx'
import { NEW_PERSON } from './people-address.ts'

interface PersonDrawerProps {
  /** The id of a person, or the value for a new one; empty when closed. */
  open: string
  /** The department of a new person. */
  department: DepartmentId | null
  onClose: () => void
  onOpen: (id: UserId) => void
}

/** All data of one person. Closing asks first when there are unsaved values. */
export function PersonDrawer({ open, department, onClose, onOpen }: PersonDrawerProps) {
  const t = useT()
  const [password, setPassword] = useState<{ name: string; text: string } | null>(null)

  const { setDirty, askLeave } = useAskLeave({
    title: t('org.leave_ask'),
    text: t('org.leave_text'),
    action: t('org.leave'),
    onClose,
  })
  return (
    <>
      <Drawer
        open={open !== ''}
        onClose={askLeave}
        size={640}
        title={open === NEW_PERSON ? t('org.person_add') : t('org.person')}
        destroyOnHidden
      >
        {open === NEW_PERSON && (
          <NewPerson
            department={department}
            onDirty={setDirty}
            onCancel={askLeave}
            onAdded={({ id, name, oneTimePassword }) => {
              setDirty(false)
              if (oneTimePassword) setPassword({ name, text: oneTimePassword })
              onOpen(id)
            }}
          />
        )}
        {open !== '' && open !== NEW_PERSON && (
          <ExistingPerson
            key={open}
            id={asId<UserId>(open)}
            onDirty={setDirty}
            onCancel={askLeave}
            onPassword={(name, text) => setPassword({ name, text })}
          />
        )}
      </Drawer>
      <OneTimePassword password={password} onClose={() => setPassword(null)} />
    </>
  )
}
