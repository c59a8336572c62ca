import type { NewExamOverride } from '@sands/contract/exam/manage.calls'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button, Input, Modal, Segmented } from 'antd'
import { useState } from 'react'
import { PersonChoice } from '../../../kernel/people/person-choice.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import styles from '../bank/bank.module.css'
import { MomentField } from './moment-field.tsx'
import { useDepartmentOptions } from './use-department-options.ts'

interface NewOverrideProps {
  open: boolean
  examId: Id<'exam'>
  onClose: () => void
  onAdded: () => void
}

type Draft = Omit<NewExamOverride, 'examId'>
const NONE: Draft = {
  userId: null,
  departmentId: null,
  opensAt: null,
  closesAt: null,
  admitUntil: null,
  limitMinutes: null,
  attempts: null,
  reason: '',
}

/** Gives other terms to one person or one department. What stays empty is as the exam says. */
export function NewOverrideDialog({ open, examId, onClose, onAdded }: NewOverrideProps) {
  const t = useT()
  return (
    <Modal open={open} title={t('exam.override_new')} footer={null} width={640} onCancel={onClose} destroyOnHidden>
      <Form examId={examId} onClose={onClose} onAdded={onAdded} />
    </Modal>
  )
}

function Form({ examId, onClose, onAdded }: Omit<NewOverrideProps, 'open'>) {
  const t = useT()
  const [whom, setWhom] = useState<'person' | 'department'>('person')
  const [draft, setDraft] = useState(NONE)
  const [tried, setTried] = useState(false)
  const departments = useDepartmentOptions()
  const add = useAct('POST /sands-lms/api/v1/manage/exam/override/add')
  const { submit, failure, isBusy } = useSubmit()
  const set = (patch: Partial<Draft>) => setDraft({ ...draft, ...patch })
  const { userId, departmentId, reason, ...terms } = draft
  const isForSomebody = userId !== null || departmentId !== null
  const hasTerm = Object.values(terms).some((term) => term !== null)
  const hasReason = reason.trim() !== ''
  const missing = t('exam.override_missing')
  const send = () => {
    setTried(true)
    if (!isForSomebody || !hasTerm || !hasReason) return
    void submit({
      run: () => add.mutateAsync({ body: { examId, ...draft }, quiet: true }),
      done: t('exam.override_added'),
      onDone: onAdded,
    })
  }
  const moment = (key: 'opensAt' | 'admitUntil' | 'closesAt') => (
    <MomentField label={t(`exam.exam_${key}`)} value={draft[key]} onChange={(at) => set({ [key]: at })} />
  )
  const whole = (key: 'limitMinutes' | 'attempts', most: number) => (
    <NumberField
      label={t(`exam.exam_${key}`)}
      hint={t('exam.override_zero')}
      least={0}
      most={most}
      value={draft[key] ?? 0}
      onChange={(value) => set({ [key]: Math.round(value) || null })}
    />
  )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Segmented<'person' | 'department'>
        value={whom}
        aria-label={t('exam.override_whom')}
        options={[
          { value: 'person', label: t('exam.override_person') },
          { value: 'department', label: t('exam.override_department') },
        ]}
        onChange={(next) => {
          setWhom(next)
          set({ userId: null, departmentId: null })
        }}
      />
      <Field label={t(`exam.override_${whom}`)} required fault={tried && !isForSomebody ? missing : undefined}>
        {(field) =>
          whom === 'person' ? (
            <PersonChoice field={field} value={userId} onChange={(person) => set({ userId: person?.id ?? null })} />
          ) : (
            <Choice<string>
              field={field}
              placeholder={t('exam.override_department_choose')}
              value={departmentId ?? ''}
              options={departments}
              onChange={(next) => set({ departmentId: idIn<'department'>(next) ?? null })}
            />
          )
        }
      </Field>
      <p className={styles.quiet}>{t('exam.override_terms_hint')}</p>
      <div className={styles.row}>
        {moment('opensAt')}
        {moment('admitUntil')}
        {moment('closesAt')}
      </div>
      <div className={styles.row}>
        {whole('limitMinutes', 1440)}
        {whole('attempts', 100)}
      </div>
      {tried && !hasTerm && <Alert type="error" showIcon role="alert" title={t('exam.override_no_term')} />}
      <Field
        label={t('exam.override_reason')}
        hint={t('exam.override_reason_hint')}
        required
        fault={tried && !hasReason ? missing : undefined}
      >
        {(field) => (
          <Input {...field} maxLength={500} value={reason} onChange={({ target }) => set({ reason: target.value })} />
        )}
      </Field>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('exam.override_add')}
        </Button>
      </div>
    </form>
  )
}
