import type { FaceCosts } from '@sands/contract/face/cost.calls'
import type { Id } from '@sands/contract/kernel/schema'
import { COST_KINDS, COST_NOTE_LENGTH, MOST_COST_CENTS, totalCents } from '@sands/rules/face/cost'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from '../face.module.css'

const CENTS = 100

/** What a session costs. It is stored by itself: costs become known after the session. */
export function CostPart({ id }: { id: Id<'face'> }) {
  const t = useT()
  const fetched = useCall('GET /sands-lms/api/v1/manage/face/cost/get', { query: { id } }, { staleTime: 0 })
  if (fetched.data) return <Costs id={id} stored={fetched.data} refetch={fetched.refetch} />
  return (
    <PartCard title={t('face.costs')}>
      {fetched.isError ? (
        <FailureBlock error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <p className={styles.quiet}>{t('kernel.loading')}</p>
      )}
    </PartCard>
  )
}

interface CostsProps {
  id: Id<'face'>
  stored: FaceCosts
  refetch: () => Promise<{ isSuccess: boolean; data?: FaceCosts | undefined }>
}

function Costs({ id, stored, refetch }: CostsProps) {
  const t = useT()
  const moments = useMoments()
  // The stored costs that the form began with. They are fetched again while the person types.
  const [base, setBase] = useState(stored)
  const [costs, setCosts] = useState(base.costs)
  const save = useAct('POST /sands-lms/api/v1/manage/face/cost/save')
  const run = useRun(async () => undefined)
  const money = (cents: number) => moments.number(cents / CENTS)
  const isDirty = costs !== base.costs
  const [isRefused, setRefused] = useState(false)
  const begin = (from: FaceCosts) => {
    setBase(from)
    setCosts(from.costs)
    setRefused(false)
  }
  if (!isDirty && stored !== base) begin(stored)
  const reload = async () => {
    const { data, isSuccess } = await refetch()
    if (isSuccess && data) begin(data)
  }
  const store = async () => {
    const { version } = base
    const isStored = await run(() => save.mutateAsync({ body: { id, version, costs } }), t('face.costs_saved'))
    setRefused(!isStored)
    if (isStored) await reload()
  }
  return (
    <PartCard
      title={t('face.costs')}
      intro={t('face.costs_intro')}
      action={
        <Button disabled={!isDirty} loading={save.isPending} onClick={() => void store()}>
          {t('face.costs_save')}
        </Button>
      }
    >
      <div className={styles.list}>
        {isRefused && (
          <p>
            {t('face.costs_refused')}{' '}
            <Button size="small" onClick={() => void reload()}>
              {t('face.costs_reload')}
            </Button>
          </p>
        )}
        {COST_KINDS.map((kind) => (
          <div key={kind} className={styles.columns}>
            <NumberField
              label={t(`face.cost_${kind}`)}
              value={costs[kind].cents / CENTS}
              least={0}
              most={MOST_COST_CENTS / CENTS}
              step={0.01}
              onChange={(value) => setCosts({ ...costs, [kind]: { ...costs[kind], cents: Math.round(value * CENTS) } })}
            />
            <Field label={t('face.cost_note', { kind: t(`face.cost_${kind}`) })}>
              {(field) => (
                <Input
                  {...field}
                  maxLength={COST_NOTE_LENGTH}
                  value={costs[kind].note}
                  onChange={({ target }) => setCosts({ ...costs, [kind]: { ...costs[kind], note: target.value } })}
                />
              )}
            </Field>
          </div>
        ))}
        <p>
          {t('face.costs_total', { amount: money(totalCents(costs)) })}
          {!isDirty && base.perHead !== null && (
            <span className={styles.quiet}>
              {' · '}
              {t('face.costs_per_head', { amount: money(base.perHead), count: base.people })}
            </span>
          )}
        </p>
      </div>
    </PartCard>
  )
}
