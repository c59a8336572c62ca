import { DeleteOutlined } from '@ant-design/icons'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { Button, Input } from 'antd'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { placeByKey } from '../../../kernel/ui/list/drag-sort.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import type { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { MomentField } from './moment-field.tsx'
import styles from './training.module.css'

type Stage = TrainingDocument['stages'][number]
export type GetHandle = (name: string) => ReturnType<ReturnType<typeof useDragSort>['handle']>

interface StageHeadingProps {
  stage: Stage
  place: number
  count: number
  /** Stages open at their dates. */
  hasDate: boolean
  handle: GetHandle
  onChange: (patch: Partial<Stage>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** The heading of a stage. Moving it, by dragging or with the keys, moves its tasks too. */
export function StageHeading({ stage, place, count, hasDate, handle, onChange, onMove, onRemove }: StageHeadingProps) {
  const t = useT()
  const grip = useRef<HTMLButtonElement>(null)
  const wasMoved = useRef(false)
  const name = t('training.stage', { number: place + 1, name: stage.name })
  // A moved row loses the focus. It gets the focus back, so that the person can move it further.
  useEffect(() => {
    if (wasMoved.current) grip.current?.focus()
    wasMoved.current = false
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeByKey(event.key, place, count)
    if (to === undefined) return
    event.preventDefault()
    wasMoved.current = true
    onMove(to)
  }
  return (
    <div className={styles.heading}>
      <SortHandle ref={grip} {...handle(name)} onKeyDown={onKeyDown} />
      <div className={styles.columns}>
        <Field label={t('training.stage_name', { number: place + 1 })}>
          {(field) => (
            <Input
              {...field}
              maxLength={60}
              value={stage.name}
              onChange={({ target }) => onChange({ name: target.value })}
            />
          )}
        </Field>
        {hasDate && (
          <MomentField
            label={t('training.stage_opens')}
            value={stage.opensAt}
            onChange={(opensAt) => onChange({ opensAt })}
          />
        )}
      </div>
      {count > 1 && stage.tasks.length === 0 && (
        <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('training.stage_remove')}
        </Button>
      )}
    </div>
  )
}
