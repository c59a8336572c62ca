import type { ApplyTargetRef } from '@sands/contract/apply/manage.model'
import { TARGET_KINDS, type TargetKind } from '@sands/rules/apply/sign-up'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useDelayed } from '../../../kernel/use-delayed.ts'
import styles from '../apply.module.css'

const STILL_MS = 250

interface TargetFieldsProps {
  target: ApplyTargetRef | null
  knownName: string
  isFixed: boolean
  onChange: (target: ApplyTargetRef | null, title?: string) => void
}

/** Chooses a project, a session or an exam by its name. */
export function TargetFields({ target, knownName, isFixed, onChange }: TargetFieldsProps) {
  const t = useT()
  const [kind, setKind] = useState<TargetKind>(target?.kind ?? 'training')
  const [typed, setTyped] = useState('')
  const keyWord = useDelayed(typed.trim(), STILL_MS)
  const found = useCall(
    'GET /sands-lms/api/v1/manage/apply/targets',
    { query: { kind, size: 20, ...(keyWord && { keyWord }) } },
    { silent: true, enabled: !isFixed },
  )
  const items = found.data?.records ?? []
  const id = target?.kind === kind ? target.id : ''
  const known = id !== '' && !items.some((item) => item.id === id) ? [{ id, title: knownName, isOut: true }] : []
  return (
    <div className={styles.columns}>
      <Field label={t('apply.target_kind')}>
        {(field) => (
          <Choice<TargetKind>
            field={field}
            placeholder={t('apply.target_kind')}
            clearable={false}
            disabled={isFixed}
            value={kind}
            options={TARGET_KINDS.map((value) => ({ value, label: t(`apply.kind_${value}`) }))}
            onChange={(next) => {
              if (next === '') return
              setKind(next)
              onChange(null)
            }}
          />
        )}
      </Field>
      <Field label={t('apply.target')} required {...(isFixed && { hint: t('apply.target_fixed') })}>
        {(field) => (
          <Choice<string>
            field={field}
            placeholder={t('apply.target_choose')}
            loading={found.isPending && !isFixed}
            disabled={isFixed}
            value={id}
            options={[...known, ...items].map((item) => ({
              value: item.id,
              label: item.isOut ? item.title : t('apply.target_hidden', { title: item.title }),
            }))}
            onSearch={setTyped}
            onChange={(next) =>
              onChange(next === '' ? null : { kind, id: next }, items.find((item) => item.id === next)?.title)
            }
          />
        )}
      </Field>
    </div>
  )
}
