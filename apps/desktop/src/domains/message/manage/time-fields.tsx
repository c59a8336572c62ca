import { Input, Radio } from 'antd'
import { localMoment } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import type { Draft } from './draft.ts'

const HOUR_MS = 3_600_000

interface TimeFieldsProps {
  later: boolean
  at: string
  fault: boolean
  onChange: (patch: Pick<Partial<Draft>, 'later' | 'at'>) => void
}

/** Now, or at a time within the coming year. */
export function TimeFields({ later, at, fault, onChange }: TimeFieldsProps) {
  const t = useT()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const choose = (isLater: boolean) =>
    onChange({ later: isLater, ...(isLater && at === '' && { at: localMoment(inAnHour()) }) })
  return (
    <>
      <Radio.Group
        aria-label={t('message.send_when')}
        value={later}
        options={[
          { value: false, label: t('message.send_when_now') },
          { value: true, label: t('message.send_when_later') },
        ]}
        onChange={(event) => choose(event.target.value === true)}
      />
      {later && (
        <Field
          label={t('message.send_at')}
          required
          hint={t('message.send_at_hint', { zone: timeZone })}
          fault={fault ? t('message.send_fault_at') : undefined}
        >
          {(field) => (
            <Input
              {...field}
              type="datetime-local"
              value={at}
              min={localMoment(new Date().toISOString())}
              onChange={(event) => onChange({ at: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}

const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString()
