import type { Flow, FlowDraft, FlowList } from '@sands/contract/review/approval.model'
import { APPROVAL_KINDS, FLOW_NAME_LENGTH, plainStep, STEP_MOST, stepFault } from '@sands/rules/review/approval'
import { useAct } from '@sands/web/call/use-call'
import { Button, Checkbox, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './approval.module.css'
import { StepCard } from './step-card.tsx'

interface FlowDialogProps {
  /** The dialog is open while this is set. */
  flow: Flow | 'new' | undefined
  list: FlowList
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** A flow: its name, for which requests it is used, and its steps in their order. */
export function FlowDialog({ flow, list, onClose, onChanged }: FlowDialogProps) {
  const t = useT()
  return (
    <Modal
      open={flow !== undefined}
      title={t(flow === 'new' ? 'review.flow_add' : 'review.flow_edit')}
      width={680}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {flow && (
        <FlowForm flow={flow === 'new' ? undefined : flow} list={list} onClose={onClose} onChanged={onChanged} />
      )}
    </Modal>
  )
}

type Step = FlowDraft['steps'][number]
const newStep = (): Step => ({ ...plainStep('leader'), userIds: [], roleId: null })

interface FlowFormProps extends Omit<FlowDialogProps, 'flow'> {
  flow: Flow | undefined
}

function FlowForm({ flow, list, onClose, onChanged }: FlowFormProps) {
  const t = useT()
  const run = useRun(onChanged)
  const create = useAct('POST /sands-lms/api/v1/manage/approval/flow/create')
  const update = useAct('POST /sands-lms/api/v1/manage/approval/flow/update')
  const [name, setName] = useState(flow?.name ?? '')
  // A kind that nothing asks for any more can still be taken out of the flow.
  const offered = APPROVAL_KINDS.filter((kind) => list.kinds.includes(kind) || flow?.kinds.includes(kind))
  const [kinds, setKinds] = useState<FlowDraft['kinds']>(flow?.kinds ?? [])
  const [allowsSelf, setAllowsSelf] = useState(flow?.allowsSelf ?? false)
  // Steps have no id: the key keeps the fields of a step together while it moves.
  const [steps, setSteps] = useState(() => (flow?.steps ?? [newStep()]).map((step, key) => ({ key, step })))
  const [names, setNames] = useState<ReadonlyMap<string, string>>(
    () => new Map(list.people.map((person) => [person.userId, person.name])),
  )
  const [isTried, setTried] = useState(false)
  const isBusy = create.isPending || update.isPending
  const change = (key: number, step: Step) => setSteps(steps.map((each) => (each.key === key ? { key, step } : each)))
  const raise = (index: number) => {
    const moved = steps[index]
    if (moved) setSteps(steps.toSpliced(index, 1).toSpliced(index - 1, 0, moved))
  }

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy || name.trim() === '' || steps.some(({ step }) => stepFault(step))) return
    const body = { name: name.trim(), kinds, allowsSelf, steps: steps.map(({ step }) => step) }
    const isDone = await run(
      () =>
        flow
          ? update.mutateAsync({ body: { ...body, id: flow.id, version: flow.version } })
          : create.mutateAsync({ body }),
      t('review.flow_saved'),
    )
    if (isDone) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <Field
        label={t('review.flow_name')}
        required
        fault={isTried && name.trim() === '' ? t('review.missing') : undefined}
      >
        {(field) => (
          <Input
            {...field}
            value={name}
            maxLength={FLOW_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <fieldset>
        <legend className={styles.heading}>{t('review.flow_kinds')}</legend>
        <div className={styles.checks}>
          {offered.map((kind) => (
            <Checkbox
              key={kind}
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(target.checked ? [...kinds, kind] : kinds.filter((each) => each !== kind))
              }
            >
              {t(`review.kind_${kind}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {steps.map(({ key, step }, index) => (
        <StepCard
          key={key}
          number={index + 1}
          step={step}
          roles={list.roles}
          names={names}
          isTried={isTried}
          onName={(id, known) => setNames(new Map([...names, [id, known]]))}
          onChange={(next) => change(key, next)}
          onUp={index > 0 ? () => raise(index) : undefined}
          onRemove={steps.length > 1 ? () => setSteps(steps.filter((each) => each.key !== key)) : undefined}
        />
      ))}
      {steps.length < STEP_MOST && (
        <Button
          onClick={() => setSteps([...steps, { key: Math.max(...steps.map(({ key }) => key)) + 1, step: newStep() }])}
        >
          {t('review.step_add')}
        </Button>
      )}
      <Checkbox checked={allowsSelf} onChange={({ target }) => setAllowsSelf(target.checked)}>
        {t('review.flow_self')}
      </Checkbox>
      <div className={styles.formActs}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('review.flow_save')}
        </Button>
      </div>
    </form>
  )
}
