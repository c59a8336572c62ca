import type { UserId } from '@sands/contract/kernel/schema'
import { useAct } from '@sands/web/call/use-call'
import { Radio } from 'antd'
import { useState } from 'react'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const DAY_MS = 86_400_000
const LENGTHS = [1, 7, 30] as const

interface MuteDialogProps {
  isOpen: boolean
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** Keeps a person from publishing and commenting for some days. */
export function MuteDialog({ isOpen, onClose, onChanged }: MuteDialogProps) {
  const t = useT()
  const run = useRun(onChanged)
  const mute = useAct('POST /sands-lms/api/v1/manage/community/mute/create')
  const [userId, setUserId] = useState<UserId | null>(null)
  const [days, setDays] = useState<number>(LENGTHS[0])
  const [fault, setFault] = useState<string>()
  const close = () => {
    setUserId(null)
    setFault(undefined)
    onClose()
  }
  const save = async (reason: string): Promise<boolean> => {
    if (!userId) {
      setFault(t('community.manage_person_missing'))
      return false
    }
    const until = new Date(Date.now() + days * DAY_MS).toISOString()
    return run(() => mute.mutateAsync({ body: { userId, until, reason } }), t('community.manage_muted'))
  }
  return (
    <ReasonDialog
      isOpen={isOpen}
      title={t('community.manage_mute')}
      action={t('community.manage_mute')}
      onClose={close}
      onDone={save}
    >
      <Field label={t('community.manage_person')} required fault={fault}>
        {(field) => (
          <PersonChoice
            field={field}
            value={userId}
            onChange={(person) => {
              setUserId(person?.id ?? null)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <Radio.Group
        aria-label={t('community.manage_mute_until')}
        value={days}
        onChange={({ target }) => setDays(target.value)}
        options={LENGTHS.map((value) => ({ value, label: t('community.manage_days', { count: value }) }))}
      />
    </ReasonDialog>
  )
}
