import type { ManagedRule, TermsOfRule } from '@sands/contract/points/points.model'
import { CAP_MOST, COOL_DOWN_MOST_MINUTES, POINTS_MOST } from '@sands/rules/points/points'
import { useAct } from '@sands/web/call/use-call'
import { Button, Checkbox, Input, InputNumber, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { instantOf, localMoment } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from '../points.module.css'
import { RulePreviewText } from './rule-preview-text.tsx'

interface RuleDialogProps {
  /** The dialog is open while this is set. */
  rule: ManagedRule | undefined
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** Edits one rule and shows what it would have paid last month. */
export function RuleDialog({ rule, onClose, onChanged }: RuleDialogProps) {
  const t = useT()
  return (
    <Modal
      open={rule !== undefined}
      title={rule ? t('points.manage_rule_of', { type: t(`points.type_${rule.type}`) }) : ''}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {rule && <RuleForm rule={rule} onClose={onClose} onChanged={onChanged} />}
    </Modal>
  )
}

const termsOf = ({ isOn, points, dailyCap, lifetimeCap, coolDownMinutes, from, until }: ManagedRule): TermsOfRule => ({
  ...{ isOn, points, dailyCap, lifetimeCap, coolDownMinutes, from, until },
})

function RuleForm({ rule, onClose, onChanged }: RuleDialogProps & { rule: ManagedRule }) {
  const t = useT()
  const run = useRun(onChanged)
  const update = useAct('POST /sands-shopping/api/v1/manage/points/rule/update')
  const preview = useAct('POST /sands-shopping/api/v1/manage/points/rule/preview')
  const [terms, setTerms] = useState(termsOf(rule))
  const change = (patch: Partial<TermsOfRule>) => {
    setTerms({ ...terms, ...patch })
    preview.reset()
  }
  const { type, version } = rule
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await run(() => update.mutateAsync({ body: { type, version, terms } }), t('points.manage_saved'))
    if (isDone) onClose()
  }
  const show = () => run(() => preview.mutateAsync({ body: { type, terms } }))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Checkbox checked={terms.isOn} onChange={({ target }) => change({ isOn: target.checked })}>
        {t('points.manage_is_on')}
      </Checkbox>
      {rule.isSetByContent ? (
        <p className={styles.quiet}>{t('points.manage_by_content_text')}</p>
      ) : (
        <NumberField
          label={t('points.manage_points_each')}
          value={terms.points}
          max={POINTS_MOST}
          onChange={(points) => change({ points: points ?? 0 })}
        />
      )}
      <div className={styles.pair}>
        <NumberField
          label={t('points.manage_daily')}
          hint={t('points.manage_cap_hint')}
          value={terms.dailyCap}
          min={1}
          max={CAP_MOST}
          onChange={(dailyCap) => change({ dailyCap })}
        />
        <NumberField
          label={t('points.manage_lifetime')}
          hint={t('points.manage_cap_hint')}
          value={terms.lifetimeCap}
          min={1}
          max={CAP_MOST}
          onChange={(lifetimeCap) => change({ lifetimeCap })}
        />
        <NumberField
          label={t('points.manage_cool')}
          value={terms.coolDownMinutes}
          max={COOL_DOWN_MOST_MINUTES}
          onChange={(minutes) => change({ coolDownMinutes: minutes ?? 0 })}
        />
      </div>
      <div className={styles.pair}>
        {(['from', 'until'] as const).map((edge) => (
          <Field key={edge} label={t(`points.manage_${edge}`)}>
            {({ status, ...field }) => (
              <Input
                {...field}
                status={status}
                type="datetime-local"
                value={terms[edge] ? localMoment(terms[edge]) : ''}
                onChange={({ target }) => change({ [edge]: instantOf(target.value) })}
              />
            )}
          </Field>
        ))}
      </div>
      {preview.data && <RulePreviewText preview={preview.data} />}
      <div className={styles.formActs}>
        <Button loading={preview.isPending} onClick={() => void show()}>
          {t('points.manage_preview')}
        </Button>
        <Button type="primary" htmlType="submit" loading={update.isPending}>
          {t('points.manage_save')}
        </Button>
      </div>
    </form>
  )
}

interface NumberFieldProps {
  label: string
  hint?: string
  value: number | null
  min?: number
  max: number
  onChange: (value: number | null) => void
}

function NumberField({ label, hint, value, min = 0, max, onChange }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(field) => <InputNumber {...field} min={min} max={max} precision={0} value={value} onChange={onChange} />}
    </Field>
  )
}
