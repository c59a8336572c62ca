import { ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import type { FlowDraft, FlowList } from '@sands/contract/review/approval.model'
import {
  STEP_BY,
  STEP_HOURS_MOST,
  STEP_LATES,
  STEP_NEEDS,
  STEP_PEOPLE_MOST,
  stepFault,
} from '@sands/rules/review/approval'
import { Button, InputNumber, Radio, Select, Tag } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './approval.module.css'
import { ColleagueChoice } from './colleague-choice.tsx'
import { useRoleNames } from './use-role-names.ts'

type Step = FlowDraft['steps'][number]

interface StepCardProps {
  number: number
  step: Step
  roles: FlowList['roles']
  names: ReadonlyMap<string, string>
  isTried: boolean
  onName: (id: string, name: string) => void
  onChange: (step: Step) => void
  onUp: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** One step of a flow: who decides, how many must agree, and what happens when it takes too long. */
export function StepCard(props: StepCardProps) {
  const { number, step, roles, names, isTried, onName, onChange, onUp, onRemove } = props
  const t = useT()
  const roleName = useRoleNames()
  const fault = isTried ? stepFault(step) : undefined
  const say = (name: typeof fault) => (fault === name && name ? t(`review.fault_${name}`) : undefined)
  return (
    <section className={styles.card} aria-label={t('review.step_number', { number })}>
      <div className={styles.line}>
        <strong>{t('review.step_number', { number })}</strong>
        <span>
          {onUp && (
            <Button
              type="text"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={t('review.step_up', { number })}
              onClick={onUp}
            />
          )}
          {onRemove && (
            <Button
              type="text"
              danger
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('review.step_remove', { number })}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      <Field label={t('review.step_by')}>
        {(field) => (
          <Select
            {...field}
            value={step.by}
            options={STEP_BY.map((value) => ({ value, label: t(`review.by_${value}`) }))}
            onChange={(by: Step['by']) => onChange({ ...step, by })}
          />
        )}
      </Field>
      {step.by === 'people' && (
        <Field label={t('review.step_people')} required fault={say('people_missing')}>
          {(field) => (
            <>
              {step.userIds.length < STEP_PEOPLE_MOST && (
                <ColleagueChoice
                  field={field}
                  value={null}
                  onChange={(id, name) => {
                    if (!id || step.userIds.includes(id)) return
                    onName(id, name)
                    onChange({ ...step, userIds: [...step.userIds, id] })
                  }}
                />
              )}
              <span className={styles.acts}>
                {step.userIds.map((id) => (
                  <Tag
                    key={id}
                    closable
                    onClose={() => onChange({ ...step, userIds: step.userIds.filter((each) => each !== id) })}
                  >
                    {names.get(id) ?? ''}
                  </Tag>
                ))}
              </span>
            </>
          )}
        </Field>
      )}
      {step.by === 'role' && (
        <Field label={t('review.step_role')} required fault={say('role_missing')}>
          {(field) => (
            <Choice
              field={field}
              placeholder={t('review.role_any')}
              value={step.roleId ?? ''}
              options={roles.map((role) => ({ value: role.id, label: roleName(role) }))}
              onChange={(id) => onChange({ ...step, roleId: id || null })}
            />
          )}
        </Field>
      )}
      {step.by !== 'leader' && step.by !== 'head' && (
        <Radio.Group
          aria-label={t('review.step_need')}
          value={step.need}
          options={STEP_NEEDS.map((value) => ({ value, label: t(`review.need_${value}`) }))}
          onChange={({ target }) => onChange({ ...step, need: target.value })}
        />
      )}
      <div className={styles.pair}>
        <Field label={t('review.step_hours')} fault={say('hours_missing')}>
          {(field) => (
            <InputNumber
              {...field}
              min={1}
              max={STEP_HOURS_MOST}
              precision={0}
              value={step.hours}
              onChange={(hours) => onChange({ ...step, hours })}
            />
          )}
        </Field>
        <Field label={t('review.step_then')}>
          {(field) => (
            <Select
              {...field}
              value={step.late}
              options={STEP_LATES.map((value) => ({ value, label: t(`review.late_${value}`) }))}
              onChange={(late: Step['late']) => onChange({ ...step, late })}
            />
          )}
        </Field>
        <Field label={t('review.step_remind')}>
          {(field) => (
            <InputNumber
              {...field}
              min={1}
              max={STEP_HOURS_MOST}
              precision={0}
              value={step.remindHours}
              onChange={(remindHours) => onChange({ ...step, remindHours })}
            />
          )}
        </Field>
      </div>
    </section>
  )
}
