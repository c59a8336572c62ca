import { Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/choice.tsx'
import { Field } from '../../../kernel/ui/field.tsx'
import { type Draft, JUMPS, type JumpChoice } from './draft.ts'

interface JumpFieldsProps {
  jump: JumpChoice
  link: string
  fault: boolean
  onChange: (patch: Pick<Partial<Draft>, 'jump' | 'link'>) => void
}

/** Where a tap on the message leads. */
export function JumpFields({ jump, link, fault, onChange }: JumpFieldsProps) {
  const t = useT()
  return (
    <>
      <Choice<JumpChoice>
        label={t('message.send_jump')}
        clearable={false}
        placeholder={t('message.send_jump')}
        value={jump}
        options={JUMPS.map((value) => ({ value, label: t(`message.send_jump_${value}`) }))}
        onChange={(next) => next && onChange({ jump: next })}
      />
      {jump === 'link' && (
        <Field
          label={t('message.send_link')}
          required
          hint={t('message.send_link_hint')}
          fault={fault ? t('message.send_fault_link') : undefined}
        >
          {(field) => (
            <Input
              {...field}
              type="url"
              value={link}
              maxLength={1000}
              status={fault ? 'error' : ''}
              onChange={(event) => onChange({ link: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
