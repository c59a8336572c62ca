import type { PointSettings } from '@sands/contract/points/points.model'
import { VALID_MOST_MONTHS } from '@sands/rules/points/points'
import { useAct } from '@sands/web/call/use-call'
import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from '../points.module.css'

interface ValidityCardProps {
  settings: PointSettings
  onChanged: () => Promise<unknown>
}

/** How long points are valid. */
export function ValidityCard({ settings, onChanged }: ValidityCardProps) {
  const t = useT()
  const run = useRun(onChanged)
  const update = useAct('POST /sands-shopping/api/v1/manage/points/settings/update')
  const [validMonths, setMonths] = useState(settings.validMonths)
  const save = () =>
    run(() => update.mutateAsync({ body: { validMonths, version: settings.version } }), t('points.manage_saved'))
  return (
    <Card title={t('points.manage_validity')}>
      <div className={styles.settings}>
        <Field label={t('points.manage_months')} hint={t('points.manage_months_hint')}>
          {(field) => (
            <InputNumber
              {...field}
              min={0}
              max={VALID_MOST_MONTHS}
              precision={0}
              value={validMonths}
              onChange={(value) => setMonths(value ?? 0)}
            />
          )}
        </Field>
        <Button disabled={validMonths === settings.validMonths} loading={update.isPending} onClick={() => void save()}>
          {t('points.manage_save')}
        </Button>
      </div>
    </Card>
  )
}
