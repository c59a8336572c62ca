import type { ManagedTraining, TrainingDocument } from '@sands/contract/training/manage.model'
import { POINTS_MOST } from '@sands/rules/points/points'
import { LOCK_RULES } from '@sands/rules/training/lock'
import { COVER_BYTES } from '@sands/rules/upload'
import { Input, InputNumber } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { PartSplit } from '../../../kernel/draft/part-split.tsx'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { PictureField } from '../../../kernel/picture/picture-field.tsx'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { type DateFaultCode, dateFault } from './date-faults.ts'
import { DueField } from './due-field.tsx'
import { MomentField } from './moment-field.tsx'
import { PeopleField } from './people-field.tsx'
import styles from './training.module.css'

const MAX_GRACE = 365
const MAX_COUNT = 200

interface PartProps {
  project: ManagedTraining
  document: TrainingDocument
  onChange: (patch: Partial<TrainingDocument>) => void
  /** A picture is being uploaded. */
  onBusy: (isBusy: boolean) => void
}

/** The name, cover, owner, dates and rules of a project. */
export function BasicsPart({ project, document, onChange, onBusy }: PartProps) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  const [chosen, setChosen] = useState<ChosenPicture | null>(null)
  const owner = project.owner && { ...project.owner, userName: '', departmentName: '' }
  const { completion } = document
  const hasLeft = document.ownerId !== null && document.ownerId === project.draft.ownerId && !project.owner
  const ownerHint = hasLeft
    ? t('training.owner_left')
    : document.ownerId === null && document.assistantIds.length === 0
      ? t('training.owner_none')
      : undefined
  const faultAt = (...codes: DateFaultCode[]) => {
    const code = dateFault(document, codes)
    return code && t(`training.fault_${code}`)
  }
  return (
    <PartCard title={t('training.part_basics')}>
      <PartSplit
        picture={
          <PictureField
            label={t('training.cover')}
            purpose="image"
            most={COVER_BYTES}
            value={document.coverFileId}
            picture={chosen?.picture ?? project.cover ?? undefined}
            hint=""
            onBusy={onBusy}
            onChange={(next) => {
              setChosen(next)
              onChange({ coverFileId: next?.fileId ?? null })
            }}
          />
        }
      >
        <Field label={t('training.name')} required>
          {(field) => (
            <Input
              {...field}
              maxLength={100}
              showCount
              value={document.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        {mayFind && (
          <Field label={t('training.field_owner')} hint={ownerHint}>
            {(field) => (
              <PersonChoice
                field={field}
                value={document.ownerId}
                known={owner ?? undefined}
                onChange={(person) => onChange({ ownerId: person?.id ?? null })}
              />
            )}
          </Field>
        )}
        {mayFind && (
          <PeopleField
            name="assistants"
            known={project.assistants}
            value={document.assistantIds}
            onChange={(assistantIds) => onChange({ assistantIds })}
          />
        )}
      </PartSplit>
      <RichTextField
        label={t('training.tab_introduction')}
        hint=""
        most={20_000}
        value={document.introduction}
        onChange={(introduction) => onChange({ introduction })}
        onBusy={onBusy}
      />
      <div className={styles.columns}>
        <MomentField
          label={t('training.field_startsAt')}
          value={document.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
        />
        <MomentField
          label={t('training.field_endsAt')}
          value={document.endsAt}
          fault={faultAt('ends_before_start', 'already_ended')}
          onChange={(endsAt) => onChange({ endsAt })}
        />
        <DueField
          label={t('training.field_due')}
          value={document.due}
          fault={faultAt('due_before_start', 'due_after_end')}
          onChange={(due) => onChange({ due })}
        />
        <Field label={t('training.field_graceDays')}>
          {(field) => (
            <InputNumber
              {...field}
              min={0}
              max={MAX_GRACE}
              precision={0}
              value={document.graceDays}
              onChange={(graceDays) => onChange({ graceDays: graceDays ?? 0 })}
            />
          )}
        </Field>
        <Field label={t('training.field_points')}>
          {(field) => (
            <InputNumber
              {...field}
              min={0}
              max={POINTS_MOST}
              precision={0}
              value={document.points}
              onChange={(points) => onChange({ points: points ?? 0 })}
            />
          )}
        </Field>
        <Field label={t('training.field_lockRule')}>
          {(field) => (
            <Choice
              field={field}
              clearable={false}
              placeholder={t('training.field_lockRule')}
              value={document.lockRule}
              options={LOCK_RULES.map((value) => ({ value, label: t(`training.lock_rule_${value}`) }))}
              onChange={(lockRule) => onChange({ lockRule: lockRule || 'none' })}
            />
          )}
        </Field>
        <Field label={t('training.field_completion')}>
          {(field) => (
            <Choice<'required' | 'count'>
              field={field}
              clearable={false}
              placeholder={t('training.field_completion')}
              value={completion.kind}
              options={(['required', 'count'] as const).map((value) => ({
                value,
                label: t(`training.completion_${value}`),
              }))}
              onChange={(kind) =>
                onChange({ completion: kind === 'count' ? { kind, count: 1 } : { kind: 'required' } })
              }
            />
          )}
        </Field>
        {completion.kind === 'count' && (
          <Field label={t('training.completion_number')}>
            {(field) => (
              <InputNumber
                {...field}
                min={1}
                max={MAX_COUNT}
                precision={0}
                value={completion.count}
                onChange={(count) => onChange({ completion: { kind: 'count', count: count ?? 1 } })}
              />
            )}
          </Field>
        )}
      </div>
    </PartCard>
  )
}
