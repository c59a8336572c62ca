import type { ManagedFactorRule } from '@sands/contract/auth/factor.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Switch } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './ways.module.css'

/** Whether people with management rights need a second factor. */
export function FactorCard() {
  const rule = useCall('GET /sands-user/api/v1/manage/second-factor/rule', undefined, { staleTime: 0 })
  return rule.data ? <Rule rule={rule.data} onChanged={rule.refetch} /> : null
}

function Rule({ rule, onChanged }: { rule: ManagedFactorRule; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const run = useRun(onChanged)
  const save = useAct('POST /sands-user/api/v1/manage/second-factor/rule/save')
  const { day } = useMoments()
  const { forManagers, due, version } = rule
  const set = (isOn: boolean) =>
    run(() => save.mutateAsync({ body: { forManagers: isOn, version } }), t('auth.factor_rule_saved'))
  return (
    <Card title={t('auth.factor_rule')}>
      <div className={styles.choice}>
        <Switch
          aria-label={t('auth.factor_for_managers')}
          checked={forManagers}
          loading={save.isPending}
          onChange={(isOn) => void set(isOn)}
        />
        <span className={styles.words}>
          {t('auth.factor_for_managers')}
          <span className={styles.quiet}>{t('auth.factor_for_managers_text')}</span>
          {due && <span className={styles.quiet}>{t('auth.factor_due', { date: day(due) })}</span>}
        </span>
      </div>
    </Card>
  )
}
